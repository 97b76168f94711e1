import type {
  CastMember,
  ClipView,
  Episode,
  ExtraView,
  GalleryView,
  HighlightsView,
  Honour,
  LiveEvent,
  MediaItem,
  MergedView,
  MixedView,
  ScreenplayView,
  SoundtrackView,
  SummaryView,
  Title,
  TitleCard,
  TitleLink,
} from '../../generated/types'
import { liveEventsQuery } from '../../service/events/liveEvents'
import { episodesQuery, extrasQuery, linksQuery, mediaQuery } from '../../service/inventory'
import { type SeasonGroup, seasonsQuery } from '../../service/seasons'
import type { ViewSource } from '../../site/registry'
import { type PlannedView, planViews } from '../title-layout/titleLayout'

const countItems = (items: readonly unknown[]) => items.length

/** Cast and director, as the title names them. */
export interface CastAndDirector {
  director?: string
  cast: readonly CastMember[]
}

/**
 * Data sources of the content views of a title: a query of the service or a part of the title, and the number of items.
 */
export const castSource: ViewSource<unknown, CastAndDirector> = {
  own: ({ meta }) => ({ director: meta?.director, cast: meta?.cast ?? [] }),
  count: ({ cast, director }) => cast.length + (director ? 1 : 0),
}

export const nominationsSource: ViewSource<unknown, readonly Honour[]> = {
  own: ({ nominations }) => nominations?.honours ?? [],
  count: countItems,
}

export const summarySource: ViewSource<Pick<SummaryView, 'field'>, string> = {
  own: (title, view) => summaryText(title, view.field),
  count: (text) => (text ? undefined : 0),
}

/** The spoilers, empty unless the site shows them (spec: show_spoilers). */
export const spoilersSource: ViewSource<unknown, string> = {
  own: ({ meta }, _view, { plan }) => (plan.document.site_config.show_spoilers && meta?.spoilers) || '',
  count: (text) => (text ? undefined : 0),
}

export const seasonsSource: ViewSource<unknown, SeasonGroup[]> = {
  query: seasonsQuery,
  count: (groups) => groups.reduce((sum, { episodes }) => sum + episodes.length, 0),
}

/** The film and its versions: what the service lists as playable. */
export const featureSource: ViewSource<unknown, Episode[]> = {
  query: episodesQuery,
  count: countItems,
}

export const linksSource: ViewSource<unknown, TitleLink[]> = {
  query: linksQuery,
  count: countItems,
}

/** The live events of the title, in its order. */
export const liveEventsSource: ViewSource<unknown, LiveEvent[]> = {
  query: ({ live_events = [] }) => liveEventsQuery(live_events),
  count: countItems,
}

/**
 * Extras of some types.
 * @param defaultTypes if the view names none; empty: all extras
 */
export const extrasSource = (
  ...defaultTypes: string[]
): ViewSource<Pick<ExtraView | ClipView | HighlightsView | MixedView, 'types'>, TitleCard[]> => ({
  query: (title, { types = defaultTypes }) => extrasQuery(title, types),
  count: countItems,
})

/**
 * Pictures, music or documents of one type.
 * @param defaultType if the view names none
 */
export const mediaViewSource = (
  defaultType: string,
): ViewSource<Pick<GalleryView | SoundtrackView | ScreenplayView, 'media'>, MediaItem[]> => ({
  query: (title, { media = defaultType }) => mediaQuery(title, media),
  count: countItems,
})

/** The views inside a merged view. Nested merged views are omitted. */
export const mergedViewSource: ViewSource<MergedView, PlannedView[]> = {
  query: ({ slug }, view, { registry }) => ({
    key: `merged ${slug} ${JSON.stringify(view.views)}`,
    async read() {
      const views = new Map(await registry.views?.())
      views.delete('merged')
      // The views are not a document, so problems name only the type.
      return planViews(view.views, views, { file: 'title layouts', text: '', data: view }, '/views', [])
    },
  }),
  count: (views) => (views.length > 0 ? undefined : 0),
}

function summaryText(title: Title, field: SummaryView['field']): string {
  const { description = '', alternate_summary = '', summaries = {} } = title
  const texts = { description, alternate_summary, summary: '', summary_190: '', summary_400: '', ...summaries }
  if (field) return texts[field]
  const { summary, summary_190, summary_400 } = texts
  return [description, summary_400, summary_190, summary].reduce((best, text) =>
    text.length > best.length ? text : best,
  )
}
