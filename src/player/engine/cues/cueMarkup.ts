import type { EngineCue } from './engineCue'

/** CSS font weight */
const BOLD_WEIGHT = 700

/**
 * The text of a cue as WebVTT markup: line breaks, bold, italics, underline and ruby. The engine provides plain text,
 * but a VTTCue contains markup, so `&` and `<` are escaped.
 * @param at keeps only the parts that are shown at this time, in seconds; undefined: all parts
 */
export function cueMarkup(cue: EngineCue, at?: number, open: readonly string[] = []): string {
  if (at !== undefined && !(cue.startTime <= at && at < cue.endTime)) return ''
  if (cue.lineBreak) return '\n'
  const tags = tagsOf(cue).filter((tag) => !open.includes(tag))
  const inner = [...open, ...tags]
  const text =
    cue.nestedCues.length > 0
      ? cue.nestedCues.map((nested) => cueMarkup(nested, at, inner)).join('')
      : cue.payload.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return text && tags.reduceRight((markup, tag) => `<${tag}>${markup}</${tag}>`, text)
}

/** Whether markup shows anything: tags, spaces and zero-width spaces do not. */
export const isBlank = (markup: string): boolean => /^[\s\u200b]*$/.test(markup.replace(/<[^>]*>/g, ''))

function tagsOf({ fontWeight, fontStyle, textDecoration, rubyTag }: EngineCue): string[] {
  return [
    ...(rubyTag === 'ruby' || rubyTag === 'rt' ? [rubyTag] : []),
    ...(fontWeight >= BOLD_WEIGHT ? ['b'] : []),
    ...(fontStyle === 'normal' ? [] : ['i']),
    ...(textDecoration.some((line) => line === 'underline') ? ['u'] : []),
  ]
}
