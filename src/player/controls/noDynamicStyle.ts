// Before video.js is read: its own <style> elements would break the policy. The player is sized by our style sheets.
;(window as { VIDEOJS_NO_DYNAMIC_STYLE?: boolean }).VIDEOJS_NO_DYNAMIC_STYLE = true
