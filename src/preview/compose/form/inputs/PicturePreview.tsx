import { useEffect, useState } from 'react'
import { type PictureFolder, pictureAt } from '../../pick/pictures/pictureFolder'
import { judgePicture, type PictureTarget, sizeText } from '../../pick/pictures/pictureTarget'
import { Verdicts } from '../../pick/pictures/Verdicts'

interface Props {
  address: string
  target: PictureTarget
  folder: PictureFolder | undefined
}

/** A picture with its size and weight, and how they suit its field. */
export function PicturePreview({ address, target, folder }: Props) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [isMissing, setIsMissing] = useState(false)
  const [bytes, setBytes] = useState<number>()
  useEffect(() => {
    let isActive = true
    folder?.list().then(
      (pictures) => isActive && setBytes(pictureAt(pictures, address)?.bytes),
      // Only the file size is not shown.
      () => {},
    )
    return () => {
      isActive = false
    }
  }, [folder, address])
  if (isMissing) return <p className="mqp-note mqp-note--bad">There is no picture at this address.</p>
  const facts = { address, ...size, bytes }
  return (
    <>
      <img
        className="mqp-picture__image"
        src={address}
        alt=""
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        onError={() => setIsMissing(true)}
      />
      <p className="mqp-note">
        {sizeText(facts)} <Verdicts verdicts={judgePicture(facts, target)} />
      </p>
    </>
  )
}
