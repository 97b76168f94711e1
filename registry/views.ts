import {
  castSource,
  extrasSource,
  featureSource,
  linksSource,
  liveEventsSource,
  mediaViewSource,
  mergedViewSource,
  nominationsSource,
  seasonsSource,
  spoilersSource,
  summarySource,
} from '../src/catalogue/title-views/viewSources'
import { defineViews } from '../src/site/registry'
import local from './localViews'

/** Renderers and data sources of the built-in content views of a title */
const builtInViews = defineViews({
  seasons: {
    load: () => import('../src/views/seasons/Seasons'),
    schema: 'views/seasons',
    label: 'viewSeasons',
    source: seasonsSource,
  },
  feature: {
    load: () => import('../src/views/feature/Feature'),
    schema: 'views/feature',
    label: 'viewFeature',
    source: featureSource,
  },
  nominations: {
    load: () => import('../src/views/nominations/Nominations'),
    schema: 'views/nominations',
    label: 'viewNominations',
    source: nominationsSource,
  },
  cast: {
    load: () => import('../src/views/cast/Cast'),
    schema: 'views/cast',
    label: 'viewCast',
    source: castSource,
  },
  extra: {
    load: () => import('../src/views/extra/Extra'),
    schema: 'views/extra',
    label: 'viewExtra',
    source: extrasSource('extra'),
  },
  clip: {
    load: () => import('../src/views/clip/Clip'),
    schema: 'views/clip',
    label: 'viewClip',
    source: extrasSource('clip'),
  },
  links: {
    load: () => import('../src/views/links/Links'),
    schema: 'views/links',
    label: 'viewLinks',
    source: linksSource,
  },
  summary: {
    load: () => import('../src/views/summary/Summary'),
    schema: 'views/summary',
    label: 'viewSummary',
    source: summarySource,
  },
  live_events: {
    load: () => import('../src/views/live-events/LiveEvents'),
    schema: 'views/live_events',
    label: 'viewLiveEvents',
    source: liveEventsSource,
  },
  gallery: {
    load: () => import('../src/views/gallery/Gallery'),
    schema: 'views/gallery',
    label: 'viewGallery',
    source: mediaViewSource('gallery'),
  },
  spoilers: {
    load: () => import('../src/views/spoilers/Spoilers'),
    schema: 'views/spoilers',
    label: 'viewSpoilers',
    source: spoilersSource,
  },
  mixed: {
    load: () => import('../src/views/mixed/Mixed'),
    schema: 'views/mixed',
    label: 'viewMixed',
    source: extrasSource(),
  },
  merged: {
    load: () => import('../src/views/merged/Merged'),
    schema: 'views/merged',
    label: 'viewMerged',
    source: mergedViewSource,
  },
  highlights: {
    load: () => import('../src/views/highlights/Highlights'),
    schema: 'views/highlights',
    label: 'viewHighlights',
    source: extrasSource('highlight'),
  },
  soundtrack: {
    load: () => import('../src/views/soundtrack/Soundtrack'),
    schema: 'views/soundtrack',
    label: 'viewSoundtrack',
    source: mediaViewSource('soundtrack'),
  },
  screenplay: {
    load: () => import('../src/views/screenplay/Screenplay'),
    schema: 'views/screenplay',
    label: 'viewScreenplay',
    source: mediaViewSource('screenplay'),
  },
})

/** All views; those of the folder `local` replace built-in ones of the same name. */
export const views = local ? new Map([...builtInViews, ...local]) : builtInViews
