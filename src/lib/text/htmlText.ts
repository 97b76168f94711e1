/** Tags that start or end a line of text */
const LINE_TAG =
  /<(?:br|hr|\/?(?:address|article|aside|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul))(?=[\s/>])[^>]*>/gi

/** Adds a line break before each block tag, so that lines stay separate when tags are removed. */
export const insertLineBreaks = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(LINE_TAG, '\n$&')

export const tidyLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')

/** HTML as plain text with lines. Entities are kept, because this works without a DOM. */
export const htmlToText = (html: string): string => tidyLines(insertLineBreaks(html).replace(/<[/!]?[a-z][^>]*>/gi, ''))
