import { ModuleButtons } from '../header/ModuleButtons'
import { ToolButton } from '../header/ToolButton'
import type { OutlineItem } from '../outline/outlineGroups'
import type { ComposeActions } from '../useComposeActions'

interface Props {
  item: OutlineItem
  actions: ComposeActions
}

/** The most frequent changes of the selected module, as icons. */
export function ModuleTools({ item, actions }: Props) {
  return (
    <fieldset className="mqp-part__tools" aria-label="Module">
      <ModuleButtons item={item} actions={actions} />
      <ToolButton icon="remove" name="Remove" keys="Delete" onPress={actions.removeModule} />
    </fieldset>
  )
}

interface MoreToolsProps extends Props {
  /** Whether a module was copied. */
  canPaste: boolean
  /** Opens the dialog in which the user chooses a position for the module. */
  onMoveTo: (item: OutlineItem) => void
}

/** Other changes of the selected module. */
export const MoreModuleTools = ({ item, actions, canPaste, onMoveTo }: MoreToolsProps) => (
  <div className="mqp-form__choices">
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
  </div>
)
