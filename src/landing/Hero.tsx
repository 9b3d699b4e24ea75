import { DoorClosed, Hammer, Languages, Play } from 'lucide-react';
import { backgroundUri, itemUri } from '../../core/catalogue/pictureAddresses.ts';
import { DOOR_ID, type Room } from '../../core/room/model.ts';
import { Crest } from '../components/Crest.tsx';
import { Light, PaintedScene, Thing } from '../components/scene/PaintedScene.tsx';
import { appText } from '../text/app.ts';
import { landingText } from '../text/landing.ts';
import { DoorLight, Motes } from './heroLights.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';

/** What hangs behind the door's light. */
const REAR = ['clock', 'painting'];
const DUSK =
  'radial-gradient(38% 60% at 54% 60%, rgb(255 214 150 / 0.1), rgb(60 44 120 / 0.36) 60%, rgb(26 22 70 / 0.62)), rgb(40 34 90 / 0.2)';
const CORNERS = 'radial-gradient(44% 66% at 54% 62%, transparent 36%, rgb(14 14 38 / 0.5) 100%)';

export const HERO_BACKGROUND = backgroundUri('study', 'blue');

export interface HeroProps {
  /** The little room that can be played. */
  room: Room;
  /** `HERO_BACKGROUND` in small, as a `data:` address. */
  backdrop: string;
}

/** The open door, what this is, and the two things to do: play the very room one looks at, or build one. */
export function Hero({ room, backdrop }: HeroProps) {
  const { hero } = landingText;
  return (
    <section className="hero" data-hero>
      <HeroScene room={room} backdrop={backdrop} />
      <div className="hero-shade" />
      <header className="hero-top">
        <span className="brand">
          <Crest /> {appText.productName}
        </span>
        <OtherLanguage className="plain">
          <Languages aria-hidden="true" />
        </OtherLanguage>
        <a className="plain" href="/login">
          {landingText.logIn}
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

/** The little room itself, drawn of what it is made of; the engine takes its place once somebody plays. */
function HeroScene({ room, backdrop }: HeroProps) {
  const items = room.itemOrder.flatMap((id) => {
    const item = room.itemConfigs[id];
    return item && id !== DOOR_ID && !item.isHidden ? [{ id, ...item }] : [];
  });
  const door = room.itemConfigs[DOOR_ID];
  const thing = ({ id, uri, position, width }: (typeof items)[number]) => (
    <Thing key={id} uri={uri} left={position.x} top={position.y} width={width} className={`thing ${id}`} />
  );
  if (!door) return null;
  const place = { left: door.position.x, top: door.position.y, width: door.width };
  return (
    <PaintedScene
      background={HERO_BACKGROUND}
      className="hero-scene"
      style={{ background: `url(${backdrop}) 0 0 / 100% 100%` }}
    >
      {items.filter(({ id }) => REAR.includes(id)).map(thing)}
      <Light fill={DUSK} blend="multiply" className="dusk" />
      <Thing uri={itemUri('door', 'oak', 'default')} {...place} className="door-shut" />
      <Thing uri={itemUri('door', 'oak', 'opened')} {...place} className="door-open" />
      <Light fill={CORNERS} blend="normal" />
      {items.filter(({ id }) => id === 'rug').map(thing)}
      <DoorLight />
      {items.filter(({ id }) => !REAR.includes(id) && id !== 'rug').map(thing)}
      <Motes />
    </PaintedScene>
  );
}
