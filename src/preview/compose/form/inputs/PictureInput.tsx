import { use, useState } from 'react'
import { isVideoFile } from '../../../../lib/url/mediaUrl'
import { lazyDialog } from '../../dialogs/lazyDialog'
import { PictureFolderContext } from '../../pick/pictures/pictureFolder'
import type { InputProps } from '../FieldInput'
import type { Control } from '../fieldControl'
import { labelOf } from '../labels'
import { PicturePreview } from './PicturePreview'
import { TextInput } from './TextInput'
import '../../pick/pictures/picture.scss'

const PicturePicker = lazyDialog(async () => (await import('../../pick/pictures/PicturePicker')).PicturePicker)

interface Props extends InputProps {
  control: Extract<Control, { as: 'picture' }>
}

/** The address of a picture, with the picture and how it suits the field. */
export function PictureInput({ control, ...props }: Props) {
  const { field, onChange } = props
  const folder = use(PictureFolderContext)
  const [isOpen, setIsOpen] = useState(false)
  const address = typeof field.value === 'string' ? field.value : ''
  const { maxLength, target } = control
  return (
    <div className="mqp-picture">
      {address !== '' && !isVideoFile(address) && (
        <PicturePreview key={address} address={address} target={target} folder={folder} />
      )}
      <TextInput {...props} control={{ as: 'text', isLong: false, maxLength }} />
      {folder && (
        <button type="button" className="mqp-chip" onClick={() => setIsOpen(true)}>
          {address === '' ? 'Choose a picture' : 'Replace picture'}
          <span className="mqp-compose__hidden"> of {labelOf(field.name)}</span>
        </button>
      )}
      {folder && isOpen && (
        <PicturePicker
          label={labelOf(field.name)}
          currentAddress={address}
          target={target}
          folder={folder}
          isValid={(text) => new RegExp(String(field.schema.pattern ?? '')).test(text)}
          onChoose={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
