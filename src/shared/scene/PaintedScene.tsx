import type { CSSProperties, ReactNode } from 'react';

interface PaintedSceneProps {
  /** Stable address of a background. */
  background: string;
  className?: string;
  style?: CSSProperties;
  /** Things and lights, back to front. */
  children?: ReactNode;
}

/** A decorative picture of a room, made of the drawings of `art/`; hidden from screen readers. */
export function PaintedScene({ background, className, style, children }: PaintedSceneProps) {
  return (
    <div aria-hidden="true" className={className} style={{ aspectRatio: '16 / 9', ...style }}>
      <img src={background} alt="" style={{ ...LAYER, inset: 0, width: '100%', height: '100%' }} />
      {children}
    </div>
  );
}

const LAYER = { position: 'absolute', maxWidth: 'none' } as const;

interface ThingProps {
  /** Stable address of an item's picture. */
  uri: string;
  /** Percent of the scene. */
  left: number;
  top: number;
  width: number;
  className?: string;
}

/** A thing in a scene. */
export function Thing({ uri, left, top, width, className }: ThingProps) {
  const style = { ...LAYER, left: `${left}%`, top: `${top}%`, width: `${width}%` };
  return <img className={className} src={uri} alt="" style={style} />;
}

interface LightProps {
  /** Percent of the scene: left, top, width, height; all of it by default. */
  at?: readonly [number, number, number, number];
  /** CSS gradients. */
  fill: string;
  /** Darkness is multiplied, light is added. */
  blend: 'multiply' | 'screen' | 'normal';
  className?: string;
}

/** Light or darkness over what lies behind it. */
export function Light({
  at: [left, top, width, height] = [0, 0, 100, 100],
  fill,
  blend,
  className,
}: LightProps) {
  return (
    <div
      className={className}
      style={{
        ...LAYER,
        left: `${left}%`,
        top: `${top}%`,
        width: `${width}%`,
        height: `${height}%`,
        background: fill,
        mixBlendMode: blend,
      }}
    />
  );
}
