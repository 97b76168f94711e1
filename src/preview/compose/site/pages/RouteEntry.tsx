import type { PointerEvent } from 'react'
import { ComposeIcon, type ComposeIconName } from '../../header/ComposeIcon'
import { listPageKinds } from './pageKinds'
import type { SiteRoute } from './routes'

interface Props {
  route: SiteRoute
  isStart: boolean
  isChanged: boolean
  isSelected: boolean
  isFocusable: boolean
  /** While it is dragged. */
  isMoving: boolean
  /** The edge at which another page would be dropped. */
  drop: 'start' | 'end' | undefined
  onPress: (event: PointerEvent) => void
  onSelect: () => void
}

/** A page in the list, with its name and address. */
export function RouteEntry(props: Props) {
  const { route, isStart, isChanged, isSelected, isFocusable, isMoving, drop, onPress, onSelect } = props
  const { name, route: address, redirect, value } = route
  return (
    <button
      type="button"
      className="mqp-outline-list__item mqp-pages__entry"
      data-index={route.index}
      data-moving={isMoving || undefined}
      data-drop={drop}
      onPointerDown={onPress}
      aria-current={isSelected || undefined}
      tabIndex={isFocusable ? 0 : -1}
      title={redirect === undefined ? `${name}, ${address}` : `${address} redirects to ${redirect}`}
      onClick={onSelect}
    >
      {redirect === undefined && <span className="mqp-pages__name">{name === address ? kindName(route) : name}</span>}
      <code className="mqp-pages__address">{redirect === undefined ? address : `${address} → ${redirect}`}</code>
      {isStart && <FactIcon icon="home" text="Start page" />}
      {(value.protected === true || value.login_required === true) && (
        <FactIcon icon="lock" text="For signed-in visitors" />
      )}
      {isChanged && <span className="mqp-outline-list__dot" title="Changed" />}
    </button>
  )
}

const KIND_NAMES = new Map(listPageKinds().map(({ component, name }) => [component, name]))

/** For pages without a name, such as those of single titles. */
const kindName = ({ component }: SiteRoute): string => KIND_NAMES.get(component) ?? component

const FactIcon = ({ icon, text }: { icon: ComposeIconName; text: string }) => (
  <span className="mqp-pages__fact" title={text}>
    <ComposeIcon name={icon} />
    <span className="mqp-compose__hidden">{text}</span>
  </span>
)
