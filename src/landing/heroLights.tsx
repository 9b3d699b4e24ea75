/** The light through the open door, and the lamp's. */
export function DoorLight() {
  return (
    <svg className="layer door-light" viewBox="0 0 1600 900" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="12" />
        </filter>
        <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9b0" stopOpacity=".95" />
          <stop offset=".5" stopColor="#ffce7d" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffb657" stopOpacity=".06" />
        </linearGradient>
        {/* No blur filter: such a wide one delays the first paint on a phone. */}
        <Glow id="through-door" color="#ffca72" opacity={0.5} />
        <Glow id="of-lamp" color="#ffd98c" opacity={0.39} />
      </defs>
      <g className="from-door">
        <path d="M826 668H910L1062 905H582Z" fill="url(#beam)" filter="url(#soft)" />
        <ellipse cx="860" cy="470" rx="212" ry="342" fill="url(#through-door)" />
      </g>
      <ellipse className="from-lamp" cx="1246" cy="384" rx="172" ry="162" fill="url(#of-lamp)" />
    </svg>
  );
}

/** The intensity of a light from its middle to its edge. */
const FADING = [
  [0, 1],
  [0.3, 0.86],
  [0.55, 0.5],
  [0.78, 0.16],
  [1, 0],
] as const;

function Glow({ id, color, opacity }: { id: string; color: string; opacity: number }) {
  return (
    <radialGradient id={id}>
      {FADING.map(([offset, left]) => (
        <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity * left} />
      ))}
    </radialGradient>
  );
}

/** Position and size of each dust mote in the beam. */
const MOTES = [
  [812, 560, 3],
  [847, 640, 2.4],
  [890, 590, 2],
  [777, 720, 3.2],
  [922, 705, 2.6],
  [842, 780, 3.4],
  [947, 800, 2.2],
  [722, 800, 2.4],
  [867, 470, 2],
  [804, 480, 1.6],
  [894, 520, 2.8],
  [757, 640, 1.8],
  [982, 640, 1.8],
] as const;

/** Dust drifting in the beam. */
export function Motes() {
  return (
    <svg className="layer motes" viewBox="0 0 1600 900" preserveAspectRatio="none" aria-hidden="true">
      {MOTES.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill="#fff3cf" />
      ))}
    </svg>
  );
}
