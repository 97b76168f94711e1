import { contentOwnerStore, useContentOwner } from '../../catalogue/title/contentOwner'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { MenuButton } from '../../ui/overlay/MenuButton'
import './ownerFilter.scss'

/** Limits the carousels to one original owner (spec, section 6). Empty if the config lists no owners. */
export function OwnerFilter() {
  const t = useText()
  const owners = useOwners()
  const chosen = owners.find((owner) => owner.chosen)
  if (owners.length === 0) return null
  return (
    <MenuButton
      className="mq-owner"
      label={
        <>
          <span className="mq-vh">{t('contentOwner')}: </span>
          <span>{chosen?.name}</span>
          <Icon name="down" />
        </>
      }
    >
      <OwnerChoices />
    </MenuButton>
  )
}

export function OwnerChoices() {
  const { set } = contentOwnerStore(useRuntime())
  return useOwners().map(({ name, value, chosen }) => (
    <button key={value ?? ''} type="button" aria-pressed={chosen} onClick={() => set(value)}>
      <span>{name}</span>
      {chosen && <Icon name="check" />}
    </button>
  ))
}

/** "All owners" first, then those of the config. Empty if it lists none. */
export function useOwners(): { name: string; value?: string; chosen: boolean }[] {
  const t = useText()
  const { plan } = useRuntime()
  const chosen = useContentOwner()
  const owners = plan.document.content_owners ?? []
  if (owners.length === 0) return []
  const known = owners.some((owner) => (owner.value ?? owner.name) === chosen)
  return [
    { name: t('allOwners'), value: undefined, chosen: !known },
    ...owners.map(({ name, value = name }) => ({ name, value, chosen: value === chosen })),
  ]
}
