import { useEffect, useState } from 'react'
import { lazyDialog } from '../../dialogs/lazyDialog'
import { Thumbnail } from '../../pick/Thumbnail'
import { useTitlesBySlug } from '../../pick/titles/useTitlesBySlug'
import type { InputProps } from '../FieldInput'
import { labelOf } from '../labels'
import { useTyped } from './useTyped'

const ChooseTitle = lazyDialog(async () => (await import('../../pick/titles/ChooseTitle')).ChooseTitle, 'Search titles')

/** The slug of one title: typed, or chosen by its picture. */
export function TitleInput({ id, describedBy, isInvalid, field, onChange }: InputProps) {
  const slug = typeof field.value === 'string' ? field.value : ''
  const [text, setText] = useTyped(slug)
  const [isChoosing, setIsChoosing] = useState(false)
  const { titles, want } = useTitlesBySlug()
  useEffect(() => want(slug === '' ? [] : [slug]), [want, slug])
  const title = titles.get(slug)
  const change = (next: string) => {
    setText(next)
    onChange(next === '' && !field.isRequired ? undefined : next)
  }
  return (
    <span className="mqp-title-field">
      <input
        id={id}
        className="mqp-field"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {title && (
        <span className="mqp-title-field__title">
          <Thumbnail src={title.pictureUrl} />
          <span>
            {title.name} <span className="mqp-note">{title.about}</span>
          </span>
        </span>
      )}
      <button type="button" className="mqp-chip" onClick={() => setIsChoosing(true)}>
        Choose a title
      </button>
      {isChoosing && (
        <ChooseTitle
          subjectName={labelOf(field.name).toLowerCase()}
          slug={slug}
          onChoose={(chosen) => change(chosen.slug)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </span>
  )
}
