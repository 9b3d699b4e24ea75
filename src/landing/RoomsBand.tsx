import { ArrowRight, Timer } from 'lucide-react';
import { landingText } from '../text/landing.ts';

const PLACES = ['first', 'second', 'third'];

/** Rooms to play now. Frames hang at once; the script of the page fills them from the list of published rooms. */
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
                <Timer aria-hidden="true" /> <span data-minutes />
              </span>
              <h3 data-name>{rooms.loading}</h3>
              <p className="muted" data-creator />
              <p className="muted facts" data-facts />
            </a>
          </li>
        </template>
      </div>
    </section>
  );
}
