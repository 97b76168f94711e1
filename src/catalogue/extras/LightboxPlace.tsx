import { useEffect } from 'react'
import { useText } from '../../text/TextContext'
import type { LightboxPicture } from '../../ui/overlay/lightboxPicture'
import { showToast } from '../../ui/overlay/toast/showToast'
import { useLoaded } from '../../ui/useLoaded'
import { lightboxCode } from './lightboxCode'
import type { usePictureInAddress } from './usePictureInAddress'

interface Props {
  name: string
  pictures: readonly LightboxPicture[]
  picture: ReturnType<typeof usePictureInAddress>
}

/** The lightbox, where the address names one of the pictures. Where its code cannot be had, the page is as it was. */
export function LightboxPlace({ name, pictures, picture: { index, move, close } }: Props) {
  const t = useText()
  const { value, error, retry } = useLoaded(lightboxCode, index !== undefined)
  const failed = index !== undefined && error !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each failure
  useEffect(() => {
    if (!failed) return
    showToast(t('viewFailed'), 'alert')
    close()
    return retry
  }, [failed])
  if (index === undefined || !value) return null
  return <value.default name={name} pictures={pictures} index={index} onMove={move} onClose={close} />
}
