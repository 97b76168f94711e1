import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { picturesOf, usePictureInAddress } from '../../catalogue/extras/largePictures'
import { titleAddress } from '../../catalogue/title/titleLink'
import type { MediaItem } from '../../generated/types'
import { MessagePage } from '../../page/MessagePage'
import { useText } from '../../text/TextContext'
import Lightbox from '../../ui/overlay/Lightbox'

interface Props {
  heading: string
  media: readonly MediaItem[]
  /** Of the title. */
  slug: string
}

/** The pictures, one at a time; the address names the one that is shown. */
export function Pictures({ heading, media, slug }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const pictures = useMemo(() => picturesOf(media, t), [media, t])
  const { index, move } = usePictureInAddress(pictures.map((_, at) => String(at + 1)))
  const title = titleAddress(slug)
  const close = useCallback(() => void navigate(title), [navigate, title])
  if (pictures.length === 0) {
    return <MessagePage heading={heading} text={t('noPictures')} link={{ href: title, label: t('details') }} />
  }
  return <Lightbox page name={heading} pictures={pictures} index={index ?? 0} onMove={move} onClose={close} />
}
