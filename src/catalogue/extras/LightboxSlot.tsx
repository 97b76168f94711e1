import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import type { LightboxImage } from '../../ui/overlay/lightboxImage'
import { showToast } from '../../ui/overlay/toast/showToast'
import type { usePictureParam } from './lightboxPictures'

const Lightbox = lazyPart(() => import('../../ui/overlay/Lightbox').then((code) => code.default))

/** Asks for the code of the lightbox: somebody is about to open it. */
export const preloadLightbox = Lightbox.preload

interface Props {
  name: string
  pictures: readonly LightboxImage[]
  picture: ReturnType<typeof usePictureParam>
}

/** The lightbox, where the address names one of the pictures. Where its code cannot be had, the page is as it was. */
export function LightboxSlot({ name, pictures, picture: { index, move, close } }: Props) {
  return (
    <Lightbox
      lazy={{ wanted: index !== undefined, failed: (retry) => <Failed onTold={close} retry={retry} /> }}
      name={name}
      images={pictures}
      index={index ?? 0}
      onIndexChange={move}
      onClose={close}
    />
  )
}

/** Says so, closes what was to open, and leaves the next press a new try. */
function Failed({ onTold, retry }: { onTold: () => void; retry: () => void }) {
  const t = useText()
  const onShow = useEffectEvent(() => {
    showToast(t('viewFailed'), 'alert')
    onTold()
    return retry
  })
  useEffect(() => onShow(), [])
  return null
}
