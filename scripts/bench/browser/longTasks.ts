import type { Browser } from '@playwright/test'

/** A longer task counts as a long task. */
const LONG_TASK_MS = 50

interface TraceEvent {
  name: string
  pid: number
  tid: number
  args: { name?: string }
  /** Processor time of the thread in microseconds, which excludes other work on the machine. */
  tdur?: number
}

/** Durations of long tasks on the main threads of pages while `act` runs, in milliseconds of processor time. */
export async function longTasks(browser: Browser, act: () => Promise<unknown>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const traceConfig = { includedCategories: ['toplevel'], excludedCategories: ['*'] }
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = (event: TraceEvent) => event.name === 'thread_name' && event.args.name === 'CrRendererMain'
  const main = new Set(events.filter(isMain).map(threadOf))
  return events
    .filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((time) => time > LONG_TASK_MS)
}
