import type { Tokens } from './palettes'
import type { NewTitle } from './readNewestTitles'

interface Props {
  /** Key of the starting point. */
  kind: string
  tokens: Tokens
  titles: readonly NewTitle[]
}

/** A small drawing of a starting point, in the chosen colours and with pictures of the newest titles. */
export function PagePicture({ kind, tokens, titles }: Props) {
  const colour = (name: string) => tokens[`--mq-${name}`] ?? ''
  const Shapes = SHAPES[kind] ?? EmptyShapes
  return (
    <svg className="mqp-first__picture" viewBox="0 0 220 136" aria-hidden="true">
      <rect width="220" height="136" fill={colour('ground')} />
      <circle cx="12" cy="8" r="3" fill={colour('accent')} />
      <rect x="20" y="6" width="26" height="4" rx="1" fill={colour('ink')} />
      <rect x="170" y="6" width="40" height="4" rx="1" fill={colour('ink-faint')} />
      <Shapes colour={colour} titles={titles} />
    </svg>
  )
}

interface ShapeProps {
  colour: (name: string) => string
  titles: readonly NewTitle[]
}

function Picture({ src, x, y, width, height, fill }: Box & { src: string | undefined; fill: string }) {
  const box = { x, y, width, height }
  return (
    <>
      <rect {...box} rx="2" fill={fill} />
      {src && <image {...box} href={src} preserveAspectRatio="xMidYMid slice" />}
    </>
  )
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const bannerAt = (titles: readonly NewTitle[], index: number) => titles.filter(({ banner }) => banner)[index]?.banner
const posters = (titles: readonly NewTitle[], from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: index, src: titles[from + index]?.poster }))

function RowShapes({ colour, titles }: ShapeProps) {
  return (
    <>
      <Picture x={0} y={16} width={220} height={66} src={bannerAt(titles, 0)} fill={colour('raised')} />
      <rect x="10" y="66" width="34" height="9" rx="4.5" fill={colour('accent')} />
      <rect x="10" y="88" width="38" height="4" rx="1" fill={colour('ink')} />
      {posters(titles, 1, 6).map(({ key, src }) => (
        <Picture key={key} x={10 + key * 35} y={96} width={31} height={40} src={src} fill={colour('surface')} />
      ))}
    </>
  )
}

function GridShapes({ colour, titles }: ShapeProps) {
  return (
    <>
      <rect x="10" y="18" width="70" height="10" rx="5" fill={colour('surface')} />
      <rect x="86" y="18" width="30" height="10" rx="5" fill={colour('accent')} />
      <rect x="120" y="18" width="30" height="10" rx="5" fill={colour('surface')} />
      {posters(titles, 0, 12).map(({ key, src }) => (
        <Picture
          key={key}
          x={10 + (key % 6) * 34}
          y={34 + Math.floor(key / 6) * 50}
          width={30}
          height={46}
          src={src}
          fill={colour('surface')}
        />
      ))}
    </>
  )
}

function SeasonShapes({ colour, titles }: ShapeProps) {
  return (
    <>
      <rect y="16" width="220" height="9" fill={colour('raised')} />
      <rect x="70" y="19" width="44" height="3" rx="1" fill={colour('ink-soft')} />
      <rect x="120" y="19" width="30" height="3" rx="1" fill={colour('accent')} />
      <Picture x={106} y={25} width={114} height={65} src={bannerAt(titles, 1)} fill={colour('raised')} />
      <rect x="10" y="34" width="76" height="9" rx="1" fill={colour('ink')} />
      <rect x="10" y="48" width="84" height="3" rx="1" fill={colour('ink-soft')} />
      <rect x="10" y="54" width="70" height="3" rx="1" fill={colour('ink-soft')} />
      <rect x="10" y="66" width="40" height="10" rx="5" fill={colour('accent')} />
      {posters(titles, 4, 4).map(({ key, src }) => (
        <Picture key={key} x={10 + key * 51} y={98} width={47} height={38} src={src} fill={colour('surface')} />
      ))}
    </>
  )
}

function CollectionShapes({ colour, titles }: ShapeProps) {
  return (
    <>
      <rect x="10" y="20" width="60" height="6" rx="1" fill={colour('ink')} />
      {posters(titles, 6, 4).map(({ key, src }) => (
        <g key={key}>
          <rect x={10 + key * 51} y="34" width="47" height="60" rx="2" fill={colour('surface')} />
          <Picture x={10 + key * 51} y={34} width={47} height={36} src={src} fill={colour('raised')} />
          <rect x={14 + key * 51} y="76" width="32" height="3" rx="1" fill={colour('ink')} />
          <rect x={14 + key * 51} y="83" width="20" height="3" rx="1" fill={colour('ink-faint')} />
        </g>
      ))}
      <rect x="10" y="104" width="44" height="4" rx="1" fill={colour('ink')} />
      <rect x="10" y="114" width="200" height="22" rx="2" fill={colour('surface')} />
    </>
  )
}

function EmptyShapes({ colour }: ShapeProps) {
  return (
    <g fill="none" stroke={colour('ink-faint')} strokeWidth="1.5">
      <rect x="10" y="22" width="200" height="104" rx="3" strokeDasharray="4 4" strokeWidth="1" />
      <path d="M110 66v16M102 74h16" />
    </g>
  )
}

const SHAPES: Record<string, (props: ShapeProps) => React.ReactNode> = {
  rows: RowShapes,
  grid: GridShapes,
  season: SeasonShapes,
  collections: CollectionShapes,
}
