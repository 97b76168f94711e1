import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import type { LightboxImage } from '../../ui/overlay/lightboxImage'
import { showToast } from '../../ui/overlay/toast/showToast'
import type { usePictureParam } from './lightboxPictures'

const Lightbox = lazyPart(() => import('../../ui/overlay/Lightbox').then((code) => code.default))

export const preloadLightbox = Lightbox.preload

interface Props {
  name: string
  pictures: readonly LightboxImage[]
  picture: ReturnType<typeof usePictureParam>
}

/** The lightbox, if the address names one of the pictures. If its code fails to load, the page stays as it was. */
export function LightboxSlot({ name, pictures, picture: { index, move, close } }: Props) {
  return (
    <Lightbox
      lazy={{ enabled: index !== undefined, failed: (retry) => <LoadFailure onReported={close} retry={retry} /> }}
      name={name}
      images={pictures}
      index={index ?? 0}
      onIndexChange={move}
      onClose={close}
    />
  )
}

/** Shows a toast, closes the lightbox, and resets the loader when unmounted so that the next click retries. */
function LoadFailure({ onReported, retry }: { onReported: () => void; retry: () => void }) {
  const t = useText()
  const onShow = useEffectEvent(() => {
    showToast(t('viewFailed'), 'alert')
    onReported()
    return retry
  })
  useEffect(() => onShow(), [])
  return null
}
