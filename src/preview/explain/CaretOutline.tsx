import { useSyncExternalStore } from 'react'
import { shownRuntime } from '../live/shownRuntime'
import { siteFileOf } from '../problems/siteFile'
import { Outline } from './Outline'

/** Outlines the module that contains the caret of the editor. */
export function CaretOutline({ file, steps }: { file: string; steps: readonly (string | number)[] }) {
  const runtime = useSyncExternalStore(shownRuntime.subscribe, shownRuntime.get)
  const pointer = `/${steps.join('/')}/`
  const planned = runtime
    ?.lists()
    .flatMap(({ loader }) => loader.read() ?? [])
    .find((each) => siteFileOf(each.document.file) === file && pointer.startsWith(each.pointer.replace(/module$/, '')))
  return <Outline element={planned && (document.getElementById(planned.key) ?? undefined)} />
}
