import { type ReactNode, useRef } from 'react'
import type { CollectionId } from '../../service/collaboration/collections'
import { useRuntime } from '../../site/react/RuntimeContext'
import { uploadsOf } from './uploads'

/**
 * File dialog for uploads, without a drop zone.
 * @returns `input`, to be rendered anywhere, and a function that opens the dialog
 */
export function useUploadDialog(collection: CollectionId): { input: ReactNode; open: () => void } {
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
        // Allows the same file to be chosen again.
        currentTarget.value = ''
      }}
    />
  )
  return { input, open: () => field.current?.click() }
}
