import { useId, useState } from 'react'
import type { PictureFacts } from './pictureTarget'

interface Props {
  currentAddress: string
  isValid: (address: string) => boolean
  /** @param picture undefined: there is none at the address */
  onChange: (picture: PictureFacts | undefined) => void
}

/** A picture by its address, which is shown before it is used. */
export function PictureAddress({ currentAddress, isValid, onChange }: Props) {
  const id = useId()
  const [address, setAddress] = useState(currentAddress)
  const [failed, setFailed] = useState<string>()
  const isUsable = address !== '' && isValid(address)
  return (
    <div className="mqp-address">
      <label htmlFor={id}>Address of the picture</label>
      <input
        id={id}
        className="mqp-field"
        value={address}
        aria-describedby={`${id}-about`}
        aria-invalid={(address !== '' && !isUsable) || undefined}
        onChange={({ target }) => {
          setAddress(target.value)
          onChange(undefined)
        }}
      />
      <p className="mqp-note" id={`${id}-about`} role="status">
        {address !== '' && !isUsable
          ? 'This is not an address of a picture. It begins with https://, or with / for a file of this site.'
          : failed === address
            ? 'There is no picture at this address.'
            : 'An address that begins with https://, or with / for a file of this site.'}
      </p>
      {isUsable && (
        <img
          key={address}
          src={address}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setFailed(undefined)
            onChange({ address, width: naturalWidth, height: naturalHeight })
          }}
          onError={() => setFailed(address)}
        />
      )}
    </div>
  )
}
