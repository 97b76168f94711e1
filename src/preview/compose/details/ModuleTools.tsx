import { ToolButton } from '../header/ToolButton'
import type { OutlineItem } from '../outline/outlineGroups'
import type { ComposeActions } from '../useComposeActions'

interface Props {
  item: OutlineItem
  actions: ComposeActions
}

/** The most frequent changes of the selected module, as icons. */
export function ModuleTools({ item, actions }: Props) {
  const isHidden = item.hiddenReason === 'hidden is true'
  return (
    <fieldset className="mqp-part__tools" aria-label="Module">
      <ToolButton icon="up" name="Move up" keys="Alt+↑" onPress={() => actions.move(item, -1)} />
      <ToolButton icon="down" name="Move down" keys="Alt+↓" onPress={() => actions.move(item, 1)} />
      <ToolButton icon="copy" name="Duplicate" keys="Ctrl+D" onPress={actions.duplicate} />
      <ToolButton
        icon={isHidden ? 'hidden' : 'shown'}
        name={isHidden ? 'Show' : 'Hide'}
        onPress={actions.toggleHidden}
      />
      <ToolButton icon="remove" name="Remove" onPress={actions.remove} />
    </fieldset>
  )
}

interface ChoicesProps extends Props {
  /** Whether a module was copied. */
  canPaste: boolean
  /** Asks for the place of a module. */
  onMoveTo: (item: OutlineItem) => void
}

/** Other changes of the selected module. */
export const ModuleChoices = ({ item, actions, canPaste, onMoveTo }: ChoicesProps) => (
  <p className="mqp-part__more">
    <button type="button" className="mqp-chip" onClick={() => onMoveTo(item)}>
      Move to place …
    </button>
    <button type="button" className="mqp-chip" onClick={actions.copy}>
      Copy
    </button>
    <button type="button" className="mqp-chip" onClick={actions.cut}>
      Cut
    </button>
    {canPaste && (
      <button type="button" className="mqp-chip" onClick={() => actions.paste(item.file)}>
        Paste after
      </button>
    )}
  </p>
)
