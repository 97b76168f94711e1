import { useService } from '../../data/useService'
import type { HistoryEntry, TitleCard } from '../../generated/types'
import quick from '../../generated/validators/service/history-entry.quick.js'
import { getTitleHistory } from '../../service/history'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'
import { readList } from '../../site/validate/readAnswer'
import { type Continue, continueOf } from './continueOf'
import { keepsHistory } from './keepsHistory'

/**
 * Where the viewer goes on with a title; undefined while it is not known, when nothing was begun, and when it could not
 * be asked: a title page does without. Needs `ServiceData` around it.
 * @param enabled false: nothing is asked, for example because nobody is signed in
 */
export function useContinue(title: TitleCard, enabled: boolean): Continue | undefined {
  const runtime = useRuntime()
  const config = runtime.plan.document.site_config
  const id = title.id ?? title.slug
  const asks = enabled && keepsHistory(config, title.title_type)
  const { data } = useService(asks ? `progress ${id}` : undefined, () => loadEntries(runtime, id))
  return asks && data ? continueOf(title, data, config) : undefined
}

async function loadEntries({ http, problems }: Runtime, id: string | number): Promise<HistoryEntry[]> {
  const reply = await getTitleHistory(http, id)
  return (await readList<HistoryEntry>(reply, { schema: 'service/history-entry', quick, problems })).items
}
