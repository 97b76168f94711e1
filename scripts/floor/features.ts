import type { BrowserVersions } from './browserFloor'

/** A browser feature, and the patterns that find its uses. */
export interface Feature {
  name: string
  /** The first versions with the feature. */
  since: BrowserVersions
  /** Matches uses in code and markup. */
  script?: RegExp
  /** Matches uses in style sheets. */
  style?: RegExp
  /** The name in feature detection, such as `canParse` in `'canParse' in URL`. */
  word?: string
}

type FirstVersions = readonly [chrome: number, firefox: number, safari: number]

const NO_VERSION = Number.POSITIVE_INFINITY
const toVersions = ([chrome, firefox, safari]: FirstVersions): BrowserVersions => ({ chrome, firefox, safari })
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A call `.name(…)` of any object. Optional calls, `.name?.(…)`, do not match: they are safe if the method is missing. */
const methodFeature = (name: string, ...since: FirstVersions): Feature => ({
  name: `.${name}()`,
  since: toVersions(since),
  script: new RegExp(`\\.${name}\\s*\\(`),
  word: name,
})

/** A call of a static function, `URL.canParse(…)`, or of a global function. */
const callFeature = (name: string, ...since: FirstVersions): Feature => ({
  name: `${name}()`,
  since: toVersions(since),
  script: new RegExp(`(?<!['"\\w])${escapeRegExp(name)}\\s*\\(`),
  word: name.split('.').at(-1),
})

/** Any use of a global class or object. */
const globalFeature = (text: string, ...since: FirstVersions): Feature => ({
  name: text,
  since: toVersions(since),
  script: new RegExp(`(?<!['"\\w.]|typeof )${escapeRegExp(text)}\\b(?=\\s*[.(])`),
  word: text.split('.').at(-1),
})

/** An event: in browsers without it, listeners are never called. */
const eventFeature = (type: string, ...since: FirstVersions): Feature => ({
  name: `event ${type}`,
  since: toVersions(since),
  script: new RegExp(`['"]${type}['"]|\\bon${type}=`, 'i'),
  word: `on${type}`,
})

/** An HTML attribute or element. */
const attributeFeature = (text: string, pattern: RegExp, ...since: FirstVersions): Feature => ({
  name: `attribute ${text}`,
  since: toVersions(since),
  script: pattern,
})

/** A selector, in style sheets and in code such as `querySelector`. */
const selectorFeature = (text: string, ...since: FirstVersions): Feature => {
  const pattern = new RegExp(`(?<!:)${escapeRegExp(text)}${text.endsWith('(') ? '' : '(?![\\w-])'}`)
  return {
    name: text,
    since: toVersions(since),
    style: pattern,
    script: new RegExp(`['"\`][^'"\`\n]*${pattern.source}`),
  }
}

/** A CSS property, or one of its values. */
const propertyFeature = (text: string, value: string, ...since: FirstVersions): Feature => ({
  name: value ? `${text}: ${value}` : text,
  since: toVersions(since),
  style: new RegExp(`(?<![\\w-])${text}\\s*:[^;{}]*${value ? `(?<![\\w-])${escapeRegExp(value)}(?![\\w-])` : ''}`),
  script: new RegExp(`\\b${toCamelCase(text)}\\s*:\\s*['"\`]${value ? `[^'"\`]*${escapeRegExp(value)}` : ''}`),
})

const atRuleFeature = (text: string, ...since: FirstVersions): Feature => ({
  name: text,
  since: toVersions(since),
  style: new RegExp(`${escapeRegExp(text)}(?![\\w-])`),
})

/** A CSS function or unit. */
const valueFeature = (text: string, pattern: RegExp, ...since: FirstVersions): Feature => ({
  name: text,
  since: toVersions(since),
  style: pattern,
})

/**
 * Features that developers may use by mistake, with the first versions of Chrome, Firefox and Safari. Does not list
 * features that all browsers of the floor have, and syntax that the build transforms (nesting, prefixes).
 */
export const FEATURES: readonly Feature[] = [
  // JavaScript
  methodFeature('toSorted', 110, 115, 16),
  methodFeature('toReversed', 110, 115, 16),
  methodFeature('toSpliced', 110, 115, 16),
  methodFeature('isWellFormed', 111, 119, 16.4),
  methodFeature('toWellFormed', 111, 119, 16.4),
  methodFeature('isSubsetOf', 122, 127, 17),
  methodFeature('isSupersetOf', 122, 127, 17),
  methodFeature('isDisjointFrom', 122, 127, 17),
  methodFeature('symmetricDifference', 122, 127, 17),
  methodFeature('getOrInsert', 145, 144, 26.2),
  methodFeature('getOrInsertComputed', 145, 144, 26.2),
  {
    name: 'Set methods',
    since: toVersions([122, 127, 17]),
    script: /(?:\bnew Set\([^()]*\)|[a-z]Set|\bset)\.(?:union|intersection|difference)\(/,
  },
  {
    name: 'Iterator helpers',
    since: toVersions([122, 131, 18.4]),
    script:
      /(?<!\bObject)\.(?:values|keys|entries|matchAll)\([^()]*\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  },
  callFeature('Iterator.from', 122, 131, 18.4),
  callFeature('Object.groupBy', 117, 119, 17.4),
  callFeature('Map.groupBy', 117, 119, 17.4),
  callFeature('Array.fromAsync', 121, 115, 16.4),
  callFeature('Promise.withResolvers', 119, 121, 17.4),
  callFeature('Promise.try', 128, 134, 18.2),
  callFeature('RegExp.escape', 136, 134, 18.2),
  callFeature('Error.isError', 134, 138, NO_VERSION),
  callFeature('Math.sumPrecise', 147, 137, 26.2),
  callFeature('Uint8Array.fromBase64', 140, 133, 18.2),
  callFeature('Uint8Array.fromHex', 140, 133, 18.2),
  methodFeature('toBase64', 140, 133, 18.2),
  {
    name: 'regular expressions with v',
    since: toVersions([112, 116, 17]),
    script: /\/[dgimsuy]*v[dgimsuy]*(?=[,;).]|\n)(?<=[^\s/]\/\w+)/,
  },
  globalFeature('Intl.DurationFormat', 129, 136, 16.4),
  globalFeature('Intl.Segmenter', 87, 125, 14.1),
  globalFeature('Temporal', 144, 139, NO_VERSION),

  // Web APIs and HTML
  callFeature('URL.canParse', 120, 115, 17),
  callFeature('URL.parse', 126, 126, 18),
  globalFeature('URLPattern', 95, 142, 26),
  {
    name: 'URLSearchParams.size',
    since: toVersions([113, 112, 17]),
    script: /\b(?:searchParams|params|query)\.size\b/,
    word: 'size',
  },
  {
    name: 'URLSearchParams with a value',
    since: toVersions([113, 115, 17]),
    script: /\b(?:searchParams|params|query)\.(?:has|delete)\([^(),]+,/,
  },
  callFeature('AbortSignal.any', 116, 124, 17.4),
  callFeature('Response.json', 105, 115, 17),
  callFeature('ReadableStream.from', NO_VERSION, 117, NO_VERSION),
  {
    name: 'for await over a body',
    since: toVersions([124, 110, 26.4]),
    script: /for await \([^)]*\.body\b/,
  },
  methodFeature('checkVisibility', 105, 106, 17.4),
  methodFeature('moveBefore', 133, 144, NO_VERSION),
  methodFeature('setHTML', 146, 148, NO_VERSION),
  methodFeature('setHTMLUnsafe', 124, 123, 17.4),
  methodFeature('getHTML', 125, 128, 18),
  methodFeature('showPopover', 114, 125, 17),
  methodFeature('hidePopover', 114, 125, 17),
  methodFeature('togglePopover', 114, 125, 17),
  methodFeature('requestClose', 134, 139, 18.4),
  methodFeature('startViewTransition', 111, 144, 18),
  methodFeature('requestVideoFrameCallback', 83, 132, 15.4),
  methodFeature('requestPictureInPicture', 69, NO_VERSION, 13.1),
  methodFeature('scrollIntoViewIfNeeded', 1, NO_VERSION, 5),
  methodFeature('registerProperty', 78, 128, 16.4),
  callFeature('requestIdleCallback', 47, 55, NO_VERSION),
  callFeature('scheduler.yield', 129, 142, NO_VERSION),
  callFeature('scheduler.postTask', 94, 142, NO_VERSION),
  callFeature('navigator.share', 89, NO_VERSION, 12.1),
  callFeature('navigator.canShare', 89, NO_VERSION, 14),
  callFeature('navigator.wakeLock.request', 84, 126, 16.4),
  callFeature('navigator.clipboard.read', 86, 127, 13.1),
  globalFeature('ClipboardItem', 76, 127, 13.1),
  globalFeature('documentPictureInPicture', 116, NO_VERSION, NO_VERSION),
  globalFeature('navigator.userAgentData', 90, NO_VERSION, NO_VERSION),
  globalFeature('navigator.connection', 61, NO_VERSION, NO_VERSION),
  globalFeature('navigation', 102, 147, 26.2),
  globalFeature('trustedTypes', 83, 148, 26),
  globalFeature('cookieStore', 87, 140, 18.4),
  globalFeature('Highlight', 105, 140, 17.2),
  globalFeature('CloseWatcher', 126, NO_VERSION, NO_VERSION),
  eventFeature('scrollend', 114, 109, 26.2),
  eventFeature('scrollsnapchange', 129, NO_VERSION, NO_VERSION),
  eventFeature('beforematch', 102, 139, NO_VERSION),
  eventFeature('beforetoggle', 114, 114, 17),
  eventFeature('contentvisibilityautostatechange', 108, 130, 18),
  attributeFeature('popover', /\spopover(?:Target|TargetAction)?(?:=|\s*\/?>)/, 114, 125, 17),
  attributeFeature('command', /\scommand(?:for|For)?=/, 135, 144, 26.2),
  attributeFeature('closedby', /\sclosedBy=/i, 134, 141, NO_VERSION),
  attributeFeature('name of details', /<details\b[^>]*\sname=/, 120, 130, 17.2),
  attributeFeature('hidden="until-found"', /['"]until-found['"]/, 102, 139, NO_VERSION),
  attributeFeature('loading of an iframe', /<iframe\b[^>]*\sloading=/, 77, 121, 16.4),
  attributeFeature('fetchpriority', /\sfetchPriority=|\.fetchPriority\b/i, 102, 132, 17.2),
  attributeFeature('<search>', /<search[\s>]/, 118, 118, 17),

  // Selectors
  selectorFeature(':has(', 105, 121, 15.4),
  selectorFeature(':dir(', 120, 49, 16.4),
  selectorFeature(':user-valid', 119, 88, 16.5),
  selectorFeature(':user-invalid', 119, 88, 16.5),
  selectorFeature(':popover-open', 114, 125, 17),
  selectorFeature(':open', 133, 136, NO_VERSION),
  selectorFeature(':state(', 125, 126, 17.4),
  selectorFeature(':active-view-transition', 125, 147, 18),
  selectorFeature('::details-content', 131, 143, 18.4),
  selectorFeature('::highlight(', 105, 140, 17.2),
  selectorFeature('::scroll-button', 135, NO_VERSION, NO_VERSION),
  selectorFeature('::scroll-marker', 135, NO_VERSION, NO_VERSION),
  selectorFeature('::view-transition', 111, 144, 18),

  // At-rules and media
  atRuleFeature('@starting-style', 117, 129, 17.5),
  atRuleFeature('@scope', 118, 146, 17.4),
  atRuleFeature('@property', 85, 128, 16.4),
  atRuleFeature('@view-transition', 126, NO_VERSION, 18.2),
  atRuleFeature('@position-try', 125, 147, 26),
  atRuleFeature('@counter-style', 91, 33, 17),
  atRuleFeature('@custom-media', NO_VERSION, NO_VERSION, NO_VERSION),
  valueFeature('container query of styles', /@container[^{]*\bstyle\(/, 111, NO_VERSION, 18),
  valueFeature('container query of scrolling', /@container[^{]*\bscroll-state\(/, 133, NO_VERSION, NO_VERSION),
  valueFeature('media scripting', /@media[^{]*\(scripting/, 120, 113, 17),
  valueFeature(
    'media prefers-reduced-transparency',
    /@media[^{]*prefers-reduced-transparency/,
    118,
    NO_VERSION,
    NO_VERSION,
  ),

  // Properties
  propertyFeature('text-wrap', 'balance', 114, 121, 17.5),
  propertyFeature('text-wrap', 'pretty', 117, NO_VERSION, 26),
  propertyFeature('text-wrap', 'nowrap', 114, 121, 17.4),
  propertyFeature('text-wrap-style', '', 130, 124, 17.5),
  propertyFeature('text-wrap-mode', '', 130, 124, 17.4),
  propertyFeature('text-box', '', 133, NO_VERSION, 18.2),
  propertyFeature('text-box-trim', '', 133, NO_VERSION, 18.2),
  propertyFeature('field-sizing', '', 123, NO_VERSION, 26.2),
  propertyFeature('interpolate-size', '', 129, NO_VERSION, NO_VERSION),
  propertyFeature('transition-behavior', '', 117, 129, 17.4),
  propertyFeature('transition', 'allow-discrete', 117, 129, 17.4),
  propertyFeature('animation-timeline', '', 115, NO_VERSION, 26),
  propertyFeature('animation-range', '', 115, NO_VERSION, 26),
  propertyFeature('animation-composition', '', 112, 115, 16),
  propertyFeature('scroll-timeline', '', 115, NO_VERSION, 26),
  propertyFeature('view-timeline', '', 115, NO_VERSION, 26),
  propertyFeature('view-transition-name', '', 111, 144, 18),
  propertyFeature('anchor-name', '', 125, 147, 26),
  propertyFeature('position-anchor', '', 125, 147, 26),
  propertyFeature('position-area', '', 129, 147, 26),
  propertyFeature('grid-template-columns', 'subgrid', 117, 71, 16),
  propertyFeature('grid-template-rows', 'subgrid', 117, 71, 16),
  propertyFeature('content-visibility', '', 85, 125, 18),
  propertyFeature('contain-intrinsic-size', '', 83, 107, 17),
  propertyFeature('contain-intrinsic-block-size', '', 95, 107, 17),
  propertyFeature('contain-intrinsic-height', '', 95, 107, 17),
  propertyFeature('scrollbar-gutter', '', 94, 97, 18.2),
  propertyFeature('scrollbar-width', '', 121, 64, 18.2),
  propertyFeature('scrollbar-color', '', 121, 64, 26.2),
  propertyFeature('font-size-adjust', '', 127, 118, 17),
  propertyFeature('initial-letter', '', 110, NO_VERSION, NO_VERSION),
  propertyFeature('hyphenate-limit-chars', '', 109, 137, NO_VERSION),
  propertyFeature('word-break', 'auto-phrase', 119, NO_VERSION, NO_VERSION),
  propertyFeature('zoom', '', 1, 126, 3.1),
  propertyFeature('corner-shape', '', 139, NO_VERSION, NO_VERSION),
  propertyFeature('margin-trim', '', NO_VERSION, NO_VERSION, 16.4),
  propertyFeature('reading-flow', '', 137, NO_VERSION, NO_VERSION),

  // Functions and units
  valueFeature('light-dark()', /\blight-dark\(/, 123, 120, 17.5),
  valueFeature('colours from colours', /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/, 119, 128, 16.4),
  valueFeature('contrast-color()', /\bcontrast-color\(/, 147, 146, 26),
  valueFeature('linear() easing', /(?<![\w-])linear\(/, 113, 112, 17.2),
  valueFeature('round(), mod(), rem()', /(?<![\w.$-]|@mixin |@include )(?:round|mod|rem)\(/, 125, 118, 15.4),
  valueFeature('abs(), sign()', /(?<![\w.$-])(?:abs|sign)\(/, 138, 118, 15.4),
  valueFeature('calc-size()', /\bcalc-size\(/, 129, NO_VERSION, NO_VERSION),
  valueFeature('anchor()', /(?<![\w-])anchor(?:-size)?\(/, 125, 147, 26),
  valueFeature('shape()', /(?<![\w-])shape\(/, 135, 148, 18.4),
  valueFeature('xywh()', /(?<![\w-])xywh\(/, 119, 122, 17.2),
  valueFeature('sibling-index()', /\bsibling-(?:index|count)\(/, 138, NO_VERSION, 26.2),
  valueFeature('if()', /:\s*if\((?!sass\()/, 137, NO_VERSION, NO_VERSION),
  valueFeature('attr() with a type', /\battr\([^)]*\btype\(/, 133, NO_VERSION, NO_VERSION),
  valueFeature('lh', /(?<![\w-])\d*\.?\d+r?lh\b/, 109, 120, 16.4),
  valueFeature('cap', /(?<![\w-])\d*\.?\d+r?cap\b/, 118, 97, 17.2),
]
