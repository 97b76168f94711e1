/** The part of Mux Data that is used. The package contains types, but does not export them. */
declare module 'mux-embed' {
  export interface MuxOptions {
    debug: boolean
    respectDoNotTrack: boolean
    /** Transforms the data about the player before it is sent. */
    stateDataTranslator: (state: Record<string, unknown> | undefined) => Record<string, unknown> | undefined
    data: {
      env_key: string
      page_url: string
      player_name: string
      player_init_time: number
      video_id: string
      video_title: string
      video_series?: string
      viewer_user_id?: string
    }
  }

  export interface Mux {
    monitor: (video: HTMLVideoElement, options: MuxOptions) => void
    destroyMonitor: (video: HTMLVideoElement) => void
  }

  const mux: Mux
  export default mux
}
