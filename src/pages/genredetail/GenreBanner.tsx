import { Picture } from '../../ui/picture/Picture'
import './genreBanner.scss'

interface Props {
  /** undefined: on its way, and its place is kept. */
  name: string | undefined
  picture: string | undefined
}

/** A genre's picture from edge to edge, with its name large on it; without one a quiet surface of the same height. */
export function GenreBanner({ name, picture }: Props) {
  return (
    <div className="mq-genre">
      {name && (
        <>
          <div className="mq-genre__art">
            {picture && <Picture src={picture} alt="" width={1440} height={810} sizes="100vw" first />}
          </div>
          <h1 className="mq-genre__name mq-wrap" tabIndex={-1}>
            {name}
          </h1>
        </>
      )}
    </div>
  )
}
