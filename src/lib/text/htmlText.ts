/** Tags that begin or end a line of text. */
const LINE_TAG =
  /<(?:br|hr|\/?(?:address|article|aside|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul))(?=[\s/>])[^>]*>/gi

/** Puts a line break before each tag of HTML that separates lines, so that they stay apart without the tags. */
export const withLineBreaks = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(LINE_TAG, '\n$&')

/** Trims the lines of a text and removes empty ones. */
export const tidyLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')

/** HTML as plain text in lines. Entities stay: this works without a DOM. */
export const htmlText = (html: string): string => tidyLines(withLineBreaks(html).replace(/<[/!]?[a-z][^>]*>/gi, ''))
