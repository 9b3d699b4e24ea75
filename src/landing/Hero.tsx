import { DoorClosed, Hammer, Languages, LogIn, Play, UserRound } from 'lucide-react';
import { itemUri } from '../../core/catalogue/pictureAddresses.ts';
import { DOOR_ID, type Room } from '../../core/room/model.ts';
import { Crest } from '../shared/kit/Crest.tsx';
import { Thing } from '../shared/scene/PaintedScene.tsx';
import { openingText } from '../shared/text/opening.ts';
import { DoorLight, Motes } from './heroLights.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import { landingText } from './text/landing.ts';

/** The picture's displayed width (`css/hero.css`). */
export const HERO_SIZES =
  '(max-width: 600px) 700px, (max-width: 960px) max(182vw, 1100px), max(134vw, 1100px)';

export interface HeroProps {
  /** The little room that can be played. */
  room: Room;
  /** The room at dusk without its door, as a `srcset`. */
  picture: string;
  /** A tiny version as a `data:` address, shown until the picture has loaded. */
  rough: string;
  /** Address of the style for everything below. */
  dressBelow: string;
}

/** The hero: an open door, the claim, and two buttons: play this room, or build one. */
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
        {/* Only one of these two links is visible, from the first paint on (`followSignedIn`). */}
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
        <CodeForm />
      </div>
      {/* Lies behind the text, but comes after it: it stands at the hero's bottom, which the text determines. */}
      <div className="hero-shade" />
      <HeroScene {...props} />
      <div className="little-room evening" data-little-room />
    </section>
  );
}

/**
 * The field for the code of a party or a class. It is a plain form, so that it works before the scripts have
 * loaded.
 */
function CodeForm() {
  const { label, signs, comeIn, from } = landingText.hero.code;
  return (
    <form className="code" action="/dashboard">
      <label htmlFor="code">{label}</label>
      <div>
        <input
          id="code"
          name="code"
          placeholder={signs}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="code-from"
        />
        <button type="submit" className="line">
          <LogIn aria-hidden="true" /> {comeIn}
        </button>
      </div>
      <p id="code-from">{from}</p>
    </form>
  );
}

/** The two buttons, equal in weight. */
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

/** A picture of the little room; the engine replaces it when somebody plays. */
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
      {/* While this style loads, browsers paint what comes before it and hold back what comes after it. */}
      <link rel="stylesheet" href={dressBelow} />
      <DoorLight />
      <Motes />
    </div>
  );
}
