const OUTLINE = { stroke: '#1e1109', strokeWidth: 4, strokeLinejoin: 'round' } as const;

/** A hall at dusk with three doors, one of them ajar. Only ornament. */
export function HallArt() {
  return (
    <svg
      viewBox="0 0 640 300"
      width="100%"
      height="100%"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="hall-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c2748" />
          <stop offset="1" stopColor="#35436f" />
        </linearGradient>
        <radialGradient id="hall-glow" cx="0.6" cy="0.45" r="0.8">
          <stop offset="0" stopColor="#ffeebd" />
          <stop offset="0.55" stopColor="#f2b95c" />
          <stop offset="1" stopColor="#b06c2b" />
        </radialGradient>
        <radialGradient id="hall-lamp">
          <stop offset="0" stopColor="#ffd98a" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="300" fill="url(#hall-wall)" />
      <Wallpaper />
      <Floor />
      <ClosedDoor x={70} leaf="#5b6f8f" panel="#465773" />
      <OpenDoor x={270} />
      <ClosedDoor x={470} leaf="#8c3b49" panel="#6e2b39" />
      <Lamp x={222} />
      <Lamp x={422} />
    </svg>
  );
}

function Wallpaper() {
  const columns = [24, 56, 216, 248, 398, 430, 588, 620];
  return (
    <g fill="#c9d1e6" fillOpacity="0.08">
      {columns.map((x, index) => (
        <path
          key={x}
          d={`M${x} ${30 + (index % 2) * 26}l7 13-7 13-7-13zm0 58l7 13-7 13-7-13zm0 58l7 13-7 13-7-13z`}
        />
      ))}
    </g>
  );
}

function Floor() {
  return (
    <g>
      <rect y="196" width="640" height="46" fill="#4a3226" />
      <rect y="193" width="640" height="6" fill="#8a5f38" />
      <rect y="240" width="640" height="60" fill="#2b1c16" />
      <path d="M0 262h640M0 286h640" stroke="#180e0a" strokeWidth="2.5" />
      <path d="M348 242h24l64 58H286z" fill="#f2b95c" fillOpacity="0.38" />
    </g>
  );
}

function Casing({ x }: { x: number }) {
  return (
    <g {...OUTLINE}>
      <path d={`M${x} 62h110v180H${x}z`} fill="#7d4f29" />
      <path d={`M${x - 8} 48h126v16H${x - 8}z`} fill="#93602f" />
      <path d={`M${x - 3} 52h116`} stroke="#c08a4c" strokeWidth="3" />
    </g>
  );
}

function ClosedDoor({ x, leaf, panel }: { x: number; leaf: string; panel: string }) {
  return (
    <g>
      <Casing x={x} />
      <path d={`M${x + 14} 78h82v164H${x + 14}z`} fill={leaf} {...OUTLINE} />
      <path
        d={`M${x + 24} 90h26v56h-26zm36 0h26v56h-26zm-36 70h26v68h-26zm36 0h26v68h-26z`}
        fill={panel}
        stroke="#1e1109"
        strokeOpacity="0.7"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx={x + 88} cy="156" r="5.5" fill="#ecc263" stroke="#1e1109" strokeWidth="3" />
    </g>
  );
}

function OpenDoor({ x }: { x: number }) {
  return (
    <g>
      <Casing x={x} />
      <path d={`M${x + 14} 78h82v164H${x + 14}z`} fill="url(#hall-glow)" {...OUTLINE} />
      <path d={`M${x + 14} 78l54 16v158l-54-10z`} fill="#9a6232" {...OUTLINE} />
      <path
        d={`M${x + 23} 94l35 10v54l-35-5zm0 72l35 5v66l-35-6z`}
        fill="#7a4a24"
        stroke="#3b2112"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx={x + 62} cy="168" r="5.5" fill="#ecc263" stroke="#1e1109" strokeWidth="3" />
    </g>
  );
}

function Lamp({ x }: { x: number }) {
  return (
    <g>
      <circle cx={x} cy="104" r="62" fill="url(#hall-lamp)" />
      <path
        d={`M${x - 3} 118h6v22h-6z`}
        fill="#b98430"
        stroke="#1e1109"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d={`M${x - 13} 118l5-26h16l5 26z`}
        fill="#ffe6ad"
        stroke="#1e1109"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </g>
  );
}
