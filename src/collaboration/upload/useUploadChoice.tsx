import { type ReactNode, useRef } from 'react'
import type { CollectionId } from '../../service/collaboration/collections'
import { useRuntime } from '../../site/react/RuntimeContext'
import { uploadsOf } from './uploads'

/**
 * Choosing files for a collection where none can be dropped.
 * @returns `input`, to be rendered anywhere, and what opens the browser's dialog
 */
export function useUploadChoice(collection: CollectionId): { input: ReactNode; open: () => void } {
  const runtime = useRuntime()
  const field = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={field}
      type="file"
      multiple
      hidden
      onChange={({ currentTarget }) => {
        const { uploads: limits } = runtime.plan.document.site_config
        uploadsOf(runtime).add(collection, [...(currentTarget.files ?? [])], limits)
        // The same file may be chosen again.
        currentTarget.value = ''
      }}
    />
  )
  return { input, open: () => field.current?.click() }
}
