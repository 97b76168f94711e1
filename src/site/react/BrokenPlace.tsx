import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import type { PlannedModule } from '../moduleList'
import { useRuntime } from './RuntimeContext'

interface Props {
  planned: PlannedModule
  error?: unknown
  retry?: () => void
}

/** What stands where a module broke: for visitors a way to try again, for developers the problem with its place. */
export function BrokenPlace({ planned, error, retry }: Props) {
  const t = useText()
  const { problems, events } = useRuntime()
  const { slug } = planned
  useEffect(() => events.tell({ name: 'site_error', place: 'module', module: slug }), [events, slug])
  const list = useSyncExternalStore(problems.subscribe, problems.list)
  if (!retry && !import.meta.env.DEV) return null
  const own = list.filter(({ file, pointer }) => file === planned.document.file && pointer.startsWith(planned.pointer))
  return (
    <Notice
      title={t('moduleFailed')}
      more={t('moduleFailedMore')}
      action={retry && { label: t('tryAgain'), onPress: retry }}
    >
      {import.meta.env.DEV && (
        <pre className="mq-trace">
          {[
            `${planned.document.file} ${planned.pointer} (${planned.type})`,
            ...own.map((problem) => `${problem.line}:${problem.column} ${problem.pointer} ${problem.message}`),
            error instanceof Error ? error.message : '',
          ].join('\n')}
        </pre>
      )}
    </Notice>
  )
}
