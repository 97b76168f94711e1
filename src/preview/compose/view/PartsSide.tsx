import { FirstPageSteps } from '../firstPage/FirstPageSteps'
import { Outline } from '../outline/Outline'
import { SidePanel } from '../SidePanel'
import type { SectionProps } from '../site/siteSection'
import type { ComposeModel } from './useCompose'

interface Props {
  model: ComposeModel
  sectionProps: SectionProps
  /** Whether single letters are shortcuts. */
  hasLetters: boolean
}

/** The left panel: the parts of the page, or those of the site. */
export function PartsSide({ model, sectionProps, hasLetters }: Props) {
  const { workspace, first, actions } = model
  return (
    <SidePanel
      ref={workspace.parts}
      onEntry={() => workspace.showDetails('part')}
      side={workspace.side}
      onSide={workspace.setSide}
      section={workspace.section}
      onSection={(next) => {
        workspace.setSection(next)
        workspace.setChosen(undefined)
        actions.select(undefined)
      }}
      sectionProps={sectionProps}
    >
      {first.isEmpty ? <FirstPageSteps state={first} /> : <PageParts model={model} hasLetters={hasLetters} />}
    </SidePanel>
  )
}

function PageParts({ model, hasLetters }: Omit<Props, 'sectionProps'>) {
  const { documents, item, select, actions, moves, pageList, openAdd, setDialog } = model
  return (
    <>
      <Outline
        groups={documents.groups}
        selected={item?.id}
        onSelect={(each) => select(each.file, each.pointer)}
        onMove={actions.move}
        onPress={moves.press}
        moving={moves.moving}
        onOwnList={actions.toggleOwnList}
      />
      {pageList !== undefined && (
        <div className="mqp-add">
          <button
            type="button"
            className="mqp-chip"
            title={hasLetters ? 'Add a module (A)' : undefined}
            onClick={openAdd}
          >
            Add a module
          </button>
          <button type="button" className="mqp-chip" onClick={() => setDialog({ kind: 'keys' })}>
            Keyboard shortcuts
          </button>
        </div>
      )}
    </>
  )
}
