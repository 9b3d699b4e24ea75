/** A door ajar with warm light behind it, in the manner of the rooms' drawings. Only ornament. */
export function NightDoor() {
  return (
    <svg
      viewBox="0 0 440 640"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="night-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1b2648" />
          <stop offset="1" stopColor="#2d3a63" />
        </linearGradient>
        <linearGradient id="night-leaf" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#9a6232" />
          <stop offset="1" stopColor="#6b3f20" />
        </linearGradient>
        <radialGradient id="night-glow" cx="0.5" cy="0.45" r="0.7">
          <stop offset="0" stopColor="#ffe9b0" />
          <stop offset="0.5" stopColor="#f2b95c" />
          <stop offset="1" stopColor="#b9742f" />
        </radialGradient>
      </defs>
      <rect width="440" height="640" fill="url(#night-wall)" />
      <Wallpaper />
      <Floor />
      <DoorAjar />
    </svg>
  );
}

function Wallpaper() {
  const columns = [30, 90, 350, 410];
  const rows = [40, 120, 200, 280, 360];
  return (
    <g fill="#a9b4d4" fillOpacity="0.09">
      {columns.map((x) =>
        rows.map((y) => (
          <path key={`${x},${y}`} d={`M${x} ${y}l10 18-10 18-10-18zM${x} ${y + 42}l4 7-4 7-4-7z`} />
        )),
      )}
    </g>
  );
}

function Floor() {
  return (
    <g>
      <rect y="430" width="440" height="74" fill="#3b2a24" />
      <rect y="430" width="440" height="7" fill="#6b4a30" />
      <rect y="504" width="440" height="136" fill="#2a1c17" />
      <path
        d="M0 540h440M0 584h440M60 504l-40 136M200 504v136M330 504l50 136"
        stroke="#1a100d"
        strokeWidth="3"
      />
      <path d="M182 506h92l86 134H120z" fill="#f2b95c" fillOpacity="0.34" />
    </g>
  );
}

function DoorAjar() {
  const outline = { stroke: '#1e1109', strokeWidth: 5, strokeLinejoin: 'round' as const };
  return (
    <g>
      <path d="M112 132h216v374H112z" fill="#7d4f29" {...outline} />
      <path d="M100 112h240v26H100z" fill="#93602f" {...outline} />
      <path d="M106 117h228v6H106z" fill="#c08a4c" opacity="0.7" />
      <path d="M138 160h164v346H138z" fill="url(#night-glow)" {...outline} />
      <path d="M138 160l112 30v330l-112-14z" fill="url(#night-leaf)" {...outline} />
      <path
        d="M156 190l72 18v116l-72-9z"
        fill="#7a4a24"
        stroke="#3b2112"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M156 344l72 9v136l-72-9z"
        fill="#7a4a24"
        stroke="#3b2112"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M160 195l64 16M160 349l64 8" stroke="#c08a4c" strokeWidth="3" strokeLinecap="round" />
      <circle cx="238" cy="346" r="11" fill="#ecc263" stroke="#1e1109" strokeWidth="4" />
      <circle cx="235" cy="342" r="3.5" fill="#fff4d0" />
    </g>
  );
}
