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

/** Replaces a broken module: a retry for visitors, and the problem for developers. */
export function BrokenModule({ planned, error, retry }: Props) {
  const t = useText()
  const { events } = useRuntime()
  const { slug } = planned
  useEffect(() => events.emit({ name: 'site_error', place: 'module', module: slug }), [events, slug])
  if (!retry && !import.meta.env.DEV) return null
  return (
    <Notice
      title={t('moduleFailed')}
      more={t('moduleFailedMore')}
      action={retry && { label: t('tryAgain'), onPress: retry }}
    >
      {import.meta.env.DEV && (
        <ProblemList
          file={planned.document.file}
          pointer={planned.pointer}
          first={`${planned.document.file} ${planned.pointer} (${planned.type})`}
          last={error instanceof Error ? error.message : ''}
        />
      )}
    </Notice>
  )
}

interface ProblemListProps {
  /** Path of the response */
  file: string
  /** JSON pointer; problems below it are included */
  pointer: string
  /** Lines before and after the problems */
  first: string
  last?: string
}

/** Lists the problems at a pointer, for developers. Not in production builds. */
export function ProblemList({ file, pointer, first, last = '' }: ProblemListProps) {
  const { problems } = useRuntime()
  const list = useSyncExternalStore(problems.subscribe, problems.list)
  const own = list.filter((problem) => problem.file === file && problem.pointer.startsWith(pointer))
  const lines = own.map(({ line, column, pointer: at, message }) => `${line}:${column} ${at} ${message}`)
  return <pre className="mq-trace">{[first, ...lines, last].join('\n')}</pre>
}
