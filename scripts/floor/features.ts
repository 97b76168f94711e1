import type { Versions } from './browserFloor'

/** A browser feature, and the patterns that find its uses. */
export interface Feature {
  name: string
  /** The first versions with the feature. */
  since: Versions
  /** Matches uses in code and markup. */
  script?: RegExp
  /** Matches uses in style sheets. */
  style?: RegExp
  /** The name in feature detection, such as `canParse` in `'canParse' in URL`. */
  word?: string
}

type Since = readonly [chrome: number, firefox: number, safari: number]

const NEVER = Number.POSITIVE_INFINITY
const versions = ([chrome, firefox, safari]: Since): Versions => ({ chrome, firefox, safari })
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const capitals = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A call `.name(…)` of any object. Optional calls, `.name?.(…)`, do not match: they are safe if the method is missing. */
const method = (name: string, ...since: Since): Feature => ({
  name: `.${name}()`,
  since: versions(since),
  script: new RegExp(`\\.${name}\\s*\\(`),
  word: name,
})

/** A call of a static function, `URL.canParse(…)`, or of a global function. */
const call = (name: string, ...since: Since): Feature => ({
  name: `${name}()`,
  since: versions(since),
  script: new RegExp(`(?<!['"\\w])${escaped(name)}\\s*\\(`),
  word: name.split('.').at(-1),
})

/** Any use of a global class or object. */
const name = (text: string, ...since: Since): Feature => ({
  name: text,
  since: versions(since),
  script: new RegExp(`(?<!['"\\w.]|typeof )${escaped(text)}\\b(?=\\s*[.(])`),
  word: text.split('.').at(-1),
})

/** An event: in browsers without it, listeners are never called. */
const event = (type: string, ...since: Since): Feature => ({
  name: `event ${type}`,
  since: versions(since),
  script: new RegExp(`['"]${type}['"]|\\bon${type}=`, 'i'),
  word: `on${type}`,
})

/** An HTML attribute or element. */
const attribute = (text: string, pattern: RegExp, ...since: Since): Feature => ({
  name: `attribute ${text}`,
  since: versions(since),
  script: pattern,
})

/** A selector, in style sheets and in code such as `querySelector`. */
const selector = (text: string, ...since: Since): Feature => {
  const pattern = new RegExp(`(?<!:)${escaped(text)}${text.endsWith('(') ? '' : '(?![\\w-])'}`)
  return { name: text, since: versions(since), style: pattern, script: new RegExp(`['"\`][^'"\`\n]*${pattern.source}`) }
}

/** A CSS property, or one of its values. */
const property = (text: string, value: string, ...since: Since): Feature => ({
  name: value ? `${text}: ${value}` : text,
  since: versions(since),
  style: new RegExp(`(?<![\\w-])${text}\\s*:[^;{}]*${value ? `(?<![\\w-])${escaped(value)}(?![\\w-])` : ''}`),
  script: new RegExp(`\\b${capitals(text)}\\s*:\\s*['"\`]${value ? `[^'"\`]*${escaped(value)}` : ''}`),
})

const rule = (text: string, ...since: Since): Feature => ({
  name: text,
  since: versions(since),
  style: new RegExp(`${escaped(text)}(?![\\w-])`),
})

/** A CSS function or unit. */
const value = (text: string, pattern: RegExp, ...since: Since): Feature => ({
  name: text,
  since: versions(since),
  style: pattern,
})

/**
 * Features that developers may use by mistake, with the first versions of Chrome, Firefox and Safari. Does not list
 * features that all browsers of the floor have, and syntax that the build transforms (nesting, prefixes).
 */
export const FEATURES: readonly Feature[] = [
  // JavaScript
  method('toSorted', 110, 115, 16),
  method('toReversed', 110, 115, 16),
  method('toSpliced', 110, 115, 16),
  method('isWellFormed', 111, 119, 16.4),
  method('toWellFormed', 111, 119, 16.4),
  method('isSubsetOf', 122, 127, 17),
  method('isSupersetOf', 122, 127, 17),
  method('isDisjointFrom', 122, 127, 17),
  method('symmetricDifference', 122, 127, 17),
  method('getOrInsert', 145, 144, 26.2),
  method('getOrInsertComputed', 145, 144, 26.2),
  {
    name: 'Set methods',
    since: versions([122, 127, 17]),
    script: /(?:\bnew Set\([^()]*\)|[a-z]Set|\bset)\.(?:union|intersection|difference)\(/,
  },
  {
    name: 'Iterator helpers',
    since: versions([122, 131, 18.4]),
    script:
      /(?<!\bObject)\.(?:values|keys|entries|matchAll)\([^()]*\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  },
  call('Iterator.from', 122, 131, 18.4),
  call('Object.groupBy', 117, 119, 17.4),
  call('Map.groupBy', 117, 119, 17.4),
  call('Array.fromAsync', 121, 115, 16.4),
  call('Promise.withResolvers', 119, 121, 17.4),
  call('Promise.try', 128, 134, 18.2),
  call('RegExp.escape', 136, 134, 18.2),
  call('Error.isError', 134, 138, NEVER),
  call('Math.sumPrecise', 147, 137, 26.2),
  call('Uint8Array.fromBase64', 140, 133, 18.2),
  call('Uint8Array.fromHex', 140, 133, 18.2),
  method('toBase64', 140, 133, 18.2),
  {
    name: 'regular expressions with v',
    since: versions([112, 116, 17]),
    script: /\/[dgimsuy]*v[dgimsuy]*(?=[,;).]|\n)(?<=[^\s/]\/\w+)/,
  },
  name('Intl.DurationFormat', 129, 136, 16.4),
  name('Intl.Segmenter', 87, 125, 14.1),
  name('Temporal', 144, 139, NEVER),

  // Web APIs and HTML
  call('URL.canParse', 120, 115, 17),
  call('URL.parse', 126, 126, 18),
  name('URLPattern', 95, 142, 26),
  {
    name: 'URLSearchParams.size',
    since: versions([113, 112, 17]),
    script: /\b(?:searchParams|params|query)\.size\b/,
    word: 'size',
  },
  {
    name: 'URLSearchParams with a value',
    since: versions([113, 115, 17]),
    script: /\b(?:searchParams|params|query)\.(?:has|delete)\([^(),]+,/,
  },
  call('AbortSignal.any', 116, 124, 17.4),
  call('Response.json', 105, 115, 17),
  call('ReadableStream.from', NEVER, 117, NEVER),
  {
    name: 'for await over a body',
    since: versions([124, 110, 26.4]),
    script: /for await \([^)]*\.body\b/,
  },
  method('checkVisibility', 105, 106, 17.4),
  method('moveBefore', 133, 144, NEVER),
  method('setHTML', 146, 148, NEVER),
  method('setHTMLUnsafe', 124, 123, 17.4),
  method('getHTML', 125, 128, 18),
  method('showPopover', 114, 125, 17),
  method('hidePopover', 114, 125, 17),
  method('togglePopover', 114, 125, 17),
  method('requestClose', 134, 139, 18.4),
  method('startViewTransition', 111, 144, 18),
  method('requestVideoFrameCallback', 83, 132, 15.4),
  method('requestPictureInPicture', 69, NEVER, 13.1),
  method('scrollIntoViewIfNeeded', 1, NEVER, 5),
  method('registerProperty', 78, 128, 16.4),
  call('requestIdleCallback', 47, 55, NEVER),
  call('scheduler.yield', 129, 142, NEVER),
  call('scheduler.postTask', 94, 142, NEVER),
  call('navigator.share', 89, NEVER, 12.1),
  call('navigator.canShare', 89, NEVER, 14),
  call('navigator.wakeLock.request', 84, 126, 16.4),
  call('navigator.clipboard.read', 86, 127, 13.1),
  name('ClipboardItem', 76, 127, 13.1),
  name('documentPictureInPicture', 116, NEVER, NEVER),
  name('navigator.userAgentData', 90, NEVER, NEVER),
  name('navigator.connection', 61, NEVER, NEVER),
  name('navigation', 102, 147, 26.2),
  name('trustedTypes', 83, 148, 26),
  name('cookieStore', 87, 140, 18.4),
  name('Highlight', 105, 140, 17.2),
  name('CloseWatcher', 126, NEVER, NEVER),
  event('scrollend', 114, 109, 26.2),
  event('scrollsnapchange', 129, NEVER, NEVER),
  event('beforematch', 102, 139, NEVER),
  event('beforetoggle', 114, 114, 17),
  event('contentvisibilityautostatechange', 108, 130, 18),
  attribute('popover', /\spopover(?:Target|TargetAction)?(?:=|\s*\/?>)/, 114, 125, 17),
  attribute('command', /\scommand(?:for|For)?=/, 135, 144, 26.2),
  attribute('closedby', /\sclosedBy=/i, 134, 141, NEVER),
  attribute('name of details', /<details\b[^>]*\sname=/, 120, 130, 17.2),
  attribute('hidden="until-found"', /['"]until-found['"]/, 102, 139, NEVER),
  attribute('loading of an iframe', /<iframe\b[^>]*\sloading=/, 77, 121, 16.4),
  attribute('fetchpriority', /\sfetchPriority=|\.fetchPriority\b/i, 102, 132, 17.2),
  attribute('<search>', /<search[\s>]/, 118, 118, 17),

  // Selectors
  selector(':has(', 105, 121, 15.4),
  selector(':dir(', 120, 49, 16.4),
  selector(':user-valid', 119, 88, 16.5),
  selector(':user-invalid', 119, 88, 16.5),
  selector(':popover-open', 114, 125, 17),
  selector(':open', 133, 136, NEVER),
  selector(':state(', 125, 126, 17.4),
  selector(':active-view-transition', 125, 147, 18),
  selector('::details-content', 131, 143, 18.4),
  selector('::highlight(', 105, 140, 17.2),
  selector('::scroll-button', 135, NEVER, NEVER),
  selector('::scroll-marker', 135, NEVER, NEVER),
  selector('::view-transition', 111, 144, 18),

  // At-rules and media
  rule('@starting-style', 117, 129, 17.5),
  rule('@scope', 118, 146, 17.4),
  rule('@property', 85, 128, 16.4),
  rule('@view-transition', 126, NEVER, 18.2),
  rule('@position-try', 125, 147, 26),
  rule('@counter-style', 91, 33, 17),
  rule('@custom-media', NEVER, NEVER, NEVER),
  value('container query of styles', /@container[^{]*\bstyle\(/, 111, NEVER, 18),
  value('container query of scrolling', /@container[^{]*\bscroll-state\(/, 133, NEVER, NEVER),
  value('media scripting', /@media[^{]*\(scripting/, 120, 113, 17),
  value('media prefers-reduced-transparency', /@media[^{]*prefers-reduced-transparency/, 118, NEVER, NEVER),

  // Properties
  property('text-wrap', 'balance', 114, 121, 17.5),
  property('text-wrap', 'pretty', 117, NEVER, 26),
  property('text-wrap', 'nowrap', 114, 121, 17.4),
  property('text-wrap-style', '', 130, 124, 17.5),
  property('text-wrap-mode', '', 130, 124, 17.4),
  property('text-box', '', 133, NEVER, 18.2),
  property('text-box-trim', '', 133, NEVER, 18.2),
  property('field-sizing', '', 123, NEVER, 26.2),
  property('interpolate-size', '', 129, NEVER, NEVER),
  property('transition-behavior', '', 117, 129, 17.4),
  property('transition', 'allow-discrete', 117, 129, 17.4),
  property('animation-timeline', '', 115, NEVER, 26),
  property('animation-range', '', 115, NEVER, 26),
  property('animation-composition', '', 112, 115, 16),
  property('scroll-timeline', '', 115, NEVER, 26),
  property('view-timeline', '', 115, NEVER, 26),
  property('view-transition-name', '', 111, 144, 18),
  property('anchor-name', '', 125, 147, 26),
  property('position-anchor', '', 125, 147, 26),
  property('position-area', '', 129, 147, 26),
  property('grid-template-columns', 'subgrid', 117, 71, 16),
  property('grid-template-rows', 'subgrid', 117, 71, 16),
  property('content-visibility', '', 85, 125, 18),
  property('contain-intrinsic-size', '', 83, 107, 17),
  property('contain-intrinsic-block-size', '', 95, 107, 17),
  property('contain-intrinsic-height', '', 95, 107, 17),
  property('scrollbar-gutter', '', 94, 97, 18.2),
  property('scrollbar-width', '', 121, 64, 18.2),
  property('scrollbar-color', '', 121, 64, 26.2),
  property('font-size-adjust', '', 127, 118, 17),
  property('initial-letter', '', 110, NEVER, NEVER),
  property('hyphenate-limit-chars', '', 109, 137, NEVER),
  property('word-break', 'auto-phrase', 119, NEVER, NEVER),
  property('zoom', '', 1, 126, 3.1),
  property('corner-shape', '', 139, NEVER, NEVER),
  property('margin-trim', '', NEVER, NEVER, 16.4),
  property('reading-flow', '', 137, NEVER, NEVER),

  // Functions and units
  value('light-dark()', /\blight-dark\(/, 123, 120, 17.5),
  value('colours from colours', /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/, 119, 128, 16.4),
  value('contrast-color()', /\bcontrast-color\(/, 147, 146, 26),
  value('linear() easing', /(?<![\w-])linear\(/, 113, 112, 17.2),
  value('round(), mod(), rem()', /(?<![\w.$-]|@mixin |@include )(?:round|mod|rem)\(/, 125, 118, 15.4),
  value('abs(), sign()', /(?<![\w.$-])(?:abs|sign)\(/, 138, 118, 15.4),
  value('calc-size()', /\bcalc-size\(/, 129, NEVER, NEVER),
  value('anchor()', /(?<![\w-])anchor(?:-size)?\(/, 125, 147, 26),
  value('shape()', /(?<![\w-])shape\(/, 135, 148, 18.4),
  value('xywh()', /(?<![\w-])xywh\(/, 119, 122, 17.2),
  value('sibling-index()', /\bsibling-(?:index|count)\(/, 138, NEVER, 26.2),
  value('if()', /:\s*if\((?!sass\()/, 137, NEVER, NEVER),
  value('attr() with a type', /\battr\([^)]*\btype\(/, 133, NEVER, NEVER),
  value('lh', /(?<![\w-])\d*\.?\d+r?lh\b/, 109, 120, 16.4),
  value('cap', /(?<![\w-])\d*\.?\d+r?cap\b/, 118, 97, 17.2),
]
