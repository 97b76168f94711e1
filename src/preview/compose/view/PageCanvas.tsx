import { frameId } from '../../frame/setFrame'
import type { CanvasPart } from '../canvas/api/canvasApi'
import { Canvas } from '../canvas/Canvas'
import { ModuleOverlay } from '../canvas/overlay/ModuleOverlay'
import { selectionNear } from '../draft/siteData'
import { lazyComponent } from '../lazyComponent'
import type { SectionProps, SiteSection } from '../site/siteSection'
import { SITE_SECTIONS } from '../site/siteSections'
import type { ComposeModel } from './useCompose'

const FirstPage = lazyComponent(async () => (await import('../firstPage/FirstPage')).FirstPage)

const NO_SECTION: Partial<SiteSection> = {}

interface Props {
  model: ComposeModel
  sectionProps: SectionProps
  onKeyDown: (event: KeyboardEvent) => void
}

/** The page in the middle, or the form for the first page of an empty site. */
export function PageCanvas({ model, sectionProps, onKeyDown }: Props) {
  const { root, site, documents, canvas, pageView, workspace, first, text, item, moves, actions } = model
  const { files, changed } = documents
  const { api } = canvas
  if (first.isEmpty) return <FirstPage state={first} />

  const { onPress, Overlay } = workspace.side === 'site' ? workspace.section : NO_SECTION
  const pressOnPage = (element: Element) => {
    workspace.showDetails('part')
    onPress?.(element, sectionProps)
  }
  const selectOnPage = (part: CanvasPart) => {
    const owner = SITE_SECTIONS.find(({ owns }) => owns?.(part.file, files))
    workspace.setSide(owner ? 'site' : 'page')
    if (owner) workspace.setSection(owner)
    workspace.showDetails('part')
    actions.select(selectionNear(files, part.file, part.pointer))
    // Keys concern the part that was pressed.
    const page = root.current?.querySelector<HTMLElement>('.mqp-canvas')
    page?.setAttribute('data-pressed', '')
    page?.focus({ preventScroll: true })
  }
  return (
    <Canvas
      key={pageView.turn}
      id={frameId('compose')}
      site={site}
      pagePath={pageView.pagePath}
      files={files}
      language={pageView.language}
      width={pageView.width}
      changed={changed}
      isUsed={pageView.isUsed}
      selected={model.selected}
      onSelect={selectOnPage}
      onPress={onPress && pressOnPage}
      overlay={(scale) => (
        <>
          {Overlay && api && <Overlay api={api} scale={scale} />}
          <ModuleOverlay
            api={api}
            files={files}
            item={item}
            moves={moves}
            scale={scale}
            actions={actions}
            onAdd={(file, after) => model.setDialog({ kind: 'add', place: { file, after } })}
          />
        </>
      )}
      text={text}
      onEditText={model.textStart.editText}
      onKeyDown={onKeyDown}
      onReady={(next) => {
        canvas.onReady(next)
        model.textStart.onReady(next)
      }}
      onOpen={canvas.onOpen}
      onLeave={canvas.onLeave}
    />
  )
}
