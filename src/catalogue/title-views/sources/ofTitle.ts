import type { CastMember, Honour, SummaryView, Title } from '../../../generated/types'
import type { ViewSource } from '../../../site/registry'

/** Cast and director, as the title names them. */
export interface People {
  director?: string
  cast: readonly CastMember[]
}

export const castSource: ViewSource<unknown, People> = {
  load: ({ title: { meta } }) => ({ director: meta?.director, cast: meta?.cast ?? [] }),
  count: ({ cast, director }) => cast.length + (director ? 1 : 0),
}

export const nominationsSource: ViewSource<unknown, readonly Honour[]> = {
  load: ({ title }) => title.nominations?.honours ?? [],
  count: (honours) => honours.length,
}

export const summarySource: ViewSource<Pick<SummaryView, 'field'>, string> = {
  load: ({ title, view }) => textOf(title, view.field),
  count: (text) => (text ? undefined : 0),
}

/** How it ends; nothing unless the site shows spoilers (spec: show_spoilers). */
export const spoilersSource: ViewSource<unknown, string> = {
  load: ({ title, runtime }) => (runtime.plan.document.site_config.show_spoilers && title.meta?.spoilers) || '',
  count: (text) => (text ? undefined : 0),
}

function textOf(title: Title, field: SummaryView['field']): string {
  const { description = '', alternate_summary = '', summaries = {} } = title
  const texts = { description, alternate_summary, summary: '', summary_190: '', summary_400: '', ...summaries }
  if (field) return texts[field]
  const { summary, summary_190, summary_400 } = texts
  return [description, summary_400, summary_190, summary].reduce((best, text) =>
    text.length > best.length ? text : best,
  )
}
