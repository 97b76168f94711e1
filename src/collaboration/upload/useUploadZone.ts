import { useDropzone } from 'react-dropzone'
import type { Collection } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { showToast } from '../../ui/overlay/toast/showToast'
import { uploadsOf } from './uploads'

/**
 * Drop zone for uploads to a collection, with a file dialog.
 * @param allowed false: rejects files
 */
export function useUploadZone({ id }: Collection, allowed: boolean) {
  const t = useText()
  const runtime = useRuntime()
  const limits = runtime.plan.document.site_config.uploads
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled: !allowed,
    noClick: true,
    noKeyboard: true,
    // Text pasted from office programs contains an image that is not meant as an upload.
    noPaste: true,
    onDrop: (files) => {
      const single = files.filter((file) => !isInFolder(file))
      if (single.length < files.length) showToast(t('uploadFolder'), 'alert')
      if (single.length > 0) uploadsOf(runtime).add(id, single, limits)
    },
  })
  // A disabled drop zone would mark its content as disabled.
  const rootProps = allowed ? getRootProps({ role: undefined, tabIndex: undefined }) : {}
  return { rootProps, getInputProps, open, isDragging: isDragActive }
}

/** Whether a file is part of a dropped folder, by its path: its folder would be lost. */
function isInFolder(file: File): boolean {
  const path = 'path' in file && typeof file.path === 'string' ? file.path : ''
  return path.replace(/^\.?\//, '').includes('/')
}
