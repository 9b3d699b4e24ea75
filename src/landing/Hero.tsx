import { DoorClosed, Hammer, Languages, Play, UserRound } from 'lucide-react';
import { itemUri } from '../../core/catalogue/pictureAddresses.ts';
import { DOOR_ID, type Room } from '../../core/room/model.ts';
import { Crest } from '../shared/kit/Crest.tsx';
import { Thing } from '../shared/scene/PaintedScene.tsx';
import { openingText } from '../shared/text/opening.ts';
import { DoorLight, Motes } from './heroLights.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import { landingText } from './text/landing.ts';

/** How wide the picture is shown (`css/hero.css`). */
export const HERO_SIZES =
  '(max-width: 600px) 700px, (max-width: 960px) max(182vw, 1100px), max(134vw, 1100px)';

export interface HeroProps {
  /** The little room that can be played. */
  room: Room;
  /** The room at dusk without its door: widths and addresses, as `srcset` has them. */
  picture: string;
  /** In few bytes, as a `data:` address: seen until the picture is there. */
  rough: string;
  /** Address of the style of all that lies below. */
  dressBelow: string;
}

/** The open door, what this is, and the two things to do: play the very room one looks at, or build one. */
export function Hero(props: HeroProps) {
  const { hero } = landingText;
  return (
    <section className="hero" data-hero>
      <header className="hero-top">
        <span className="brand">
          <Crest /> {openingText.productName}
        </span>
        <OtherLanguage className="plain">
          <Languages aria-hidden="true" />
        </OtherLanguage>
        {/* One of them is shown, from the first paint on: see `followSignedIn`. */}
        <a className="plain guest" href="/login">
          {landingText.logIn}
        </a>
        <a className="plain guest sign-up" href="/register">
          {landingText.signUp}
        </a>
        <a className="plain member" href="/account">
          <UserRound aria-hidden="true" />
          {landingText.account}
        </a>
      </header>
      <div className="hero-copy">
        <h1>
          {hero.title} <em>{hero.titleEnd}</em>
        </h1>
        <p className="lead">{hero.lead}</p>
        <TwoPlates />
        <p className="note" role="status" data-note data-failed={hero.failed}>
          <DoorClosed aria-hidden="true" /> <span>{hero.note}</span>
        </p>
      </div>
      {/* Behind the words, and after them: it hangs from the foot of the hero, which is in its place once they are read. */}
      <div className="hero-shade" />
      <HeroScene {...props} />
      <div className="little-room evening" data-little-room />
    </section>
  );
}

/** Playing is as big as building. */
export function TwoPlates() {
  const { hero } = landingText;
  return (
    <div className="plates">
      <button type="button" className="plate brass" data-play data-closing={hero.closing}>
        <Play aria-hidden="true" fill="currentColor" /> <span>{hero.play}</span>
      </button>
      <a className="plate enamel" href="/room-editor">
        <Hammer aria-hidden="true" /> {hero.build}
      </a>
    </div>
  );
}

/** The little room itself; the engine takes its place once somebody plays. */
function HeroScene({ room, picture, rough, dressBelow }: HeroProps) {
  const door = room.itemConfigs[DOOR_ID];
  if (!door) return null;
  const place = { left: door.position.x, top: door.position.y, width: door.width };
  return (
    <div
      aria-hidden="true"
      className="hero-scene"
      style={{ aspectRatio: '16 / 9', background: `url(${rough}) 0 0 / 100% 100%` }}
    >
      <img className="layer" srcSet={picture} sizes={HERO_SIZES} alt="" />
      <Thing uri={itemUri('door', 'oak', 'default')} {...place} className="door-shut" />
      <Thing uri={itemUri('door', 'oak', 'opened')} {...place} className="door-open" />
      {/* What comes after a style waits for it; what came before is painted meanwhile, with nothing else to lay out. */}
      <link rel="stylesheet" href={dressBelow} />
      <DoorLight />
      <Motes />
    </div>
  );
}
