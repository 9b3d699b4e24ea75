import { ArrowRight, BookOpenText, Footprints, Star, Timer, Trophy, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { landingText } from './text/landing.ts';

const PLACES = ['first', 'second', 'third'];

/** Rooms to play now. The frames are static; a script fills them with published rooms. */
export function RoomsBand() {
  const { rooms } = landingText;
  return (
    <section className="band rooms" aria-labelledby="rooms-title">
      <div className="wide">
        <div className="head">
          <h2 id="rooms-title">{rooms.title}</h2>
          <a className="line" href="/dashboard">
            {rooms.all} <ArrowRight aria-hidden="true" />
          </a>
        </div>
        <p
          className="hidden"
          role="status"
          data-rooms-status
          data-failed={rooms.failed}
          data-none={rooms.none}
        >
          {rooms.loading}
        </p>
        <ul className="wall" data-rooms>
          {PLACES.map((place) => (
            <li key={place} className="card" aria-hidden="true">
              <div className="frame shimmer" />
              <div className="bar" />
              <div className="bar short" />
            </li>
          ))}
        </ul>
        <template data-room-card>
          <li className="card">
            <a href="/dashboard" data-link>
              <span className="frame">
                <img alt="" loading="lazy" decoding="async" width="320" height="180" data-cover />
              </span>
              <span className="plaque">
                <Timer aria-hidden="true" /> <span data-limit />
              </span>
              <h3 data-name>{rooms.loading}</h3>
              <p className="muted" data-creator />
              <ul className="muted facts">
                <Fact icon={<Star aria-hidden="true" />} name="rating" />
                <Fact icon={<Footprints aria-hidden="true" />} name="plays" />
                <Fact icon={<FourKeyholes />} name="difficulty" />
                <Fact icon={<Users aria-hidden="true" />} name="players" />
                <Fact icon={<Trophy aria-hidden="true" />} name="best" />
                <Fact icon={<BookOpenText aria-hidden="true" />} name="language" />
              </ul>
            </a>
          </li>
        </template>
      </div>
    </section>
  );
}

/** A fact of a room; removed if the room does not have it (`showRooms.ts`). */
function Fact({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <li data-fact={name}>
      {icon} <span />
    </li>
  );
}

/** Four keyholes, lit by difficulty; the word is beside them. */
function FourKeyholes() {
  return (
    <span className="keyholes" aria-hidden="true">
      {['1', '2', '3', '4'].map((place) => (
        <svg key={place} viewBox="0 0 10 14" aria-hidden="true">
          <path d="M5 0a4 4 0 0 1 2.3 7.3L9.2 14H.8l1.9-6.7A4 4 0 0 1 5 0z" />
        </svg>
      ))}
    </span>
  );
}
