import { ComposeIcon, type ComposeIconName } from './ComposeIcon'

interface Props {
  icon: ComposeIconName
  /** Accessible name, also shown as a tooltip. */
  name: string
  /** Keys that do the same: "Ctrl+Z". */
  keys?: string
  isPressed?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** A button with an icon only. Disabled ones keep the focus: the press before may have been of this button. */
export function ToolButton({ icon, name, keys, isPressed, isDisabled, onPress }: Props) {
  return (
    <button
      type="button"
      className="mqp-icon-button"
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <ComposeIcon name={icon} />
    </button>
  )
}
