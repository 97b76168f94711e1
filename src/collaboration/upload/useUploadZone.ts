import { useDropzone } from 'react-dropzone'
import type { Collection } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { showToast } from '../../ui/overlay/toast/showToast'
import { uploadsOf } from './uploads'

/**
 * A place where files are dropped into a collection, and the dialog to choose them.
 * @param allowed false: nothing is taken
 */
export function useUploadZone({ id }: Collection, allowed: boolean) {
  const t = useText()
  const runtime = useRuntime()
  const limits = runtime.plan.document.site_config.uploads
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled: !allowed,
    noClick: true,
    noKeyboard: true,
    // Words copied from an office program bring a picture along: it is not meant for the collection.
    noPaste: true,
    onDrop: (files) => {
      const own = files.filter((file) => !isInFolder(file))
      if (own.length < files.length) showToast(t('uploadFolder'), 'alert')
      if (own.length > 0) uploadsOf(runtime).add(id, own, limits)
    },
  })
  // A zone that takes nothing would say of all in it that it is disabled.
  const rootProps = allowed ? getRootProps({ role: undefined, tabIndex: undefined }) : {}
  return { rootProps, getInputProps, open, dragging: isDragActive }
}

/** Whether a file came with a folder, as its path tells: it would arrive without its place. */
function isInFolder(file: File): boolean {
  const path = 'path' in file && typeof file.path === 'string' ? file.path : ''
  return path.replace(/^\.?\//, '').includes('/')
}
