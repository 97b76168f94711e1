import { imageUrl } from '../../../../lib/url/mediaUrl'
import { addressOf, type Picture } from './pictureFolder'
import { judgePicture, type PictureTarget, sizeText } from './pictureTarget'
import { Verdicts } from './Verdicts'

interface Props {
  pictures: readonly Picture[]
  /** Address of the chosen one. */
  chosenAddress: string | undefined
  target: PictureTarget
  onChoose: (picture: Picture) => void
  /** Chooses it and closes the dialog. */
  onUse: (picture: Picture) => void
}

/** Pictures of the site folder, of which one is chosen by press or arrow keys. */
export function PictureGrid({ pictures, chosenAddress, target, onChoose, onUse }: Props) {
  return (
    <fieldset className="mqp-pictures" aria-label="Pictures of the site folder">
      {pictures.map((picture) => {
        const { path, ...size } = picture
        const address = addressOf(path)
        return (
          <label key={path} className="mqp-pictures__item" onDoubleClick={() => onUse(picture)}>
            <input
              type="radio"
              name="mqp-picture"
              checked={address === chosenAddress}
              onChange={() => onChoose(picture)}
            />
            <img src={imageUrl(address, 300)} alt="" loading="lazy" decoding="async" />
            <span className="mqp-pictures__name">{path}</span>
            <span className="mqp-note">
              {sizeText({ address, ...size }) || 'This file is not a picture.'}{' '}
              <Verdicts verdicts={judgePicture({ address, ...size }, target)} />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
