import { Check } from 'lucide-react';
import { itemUri } from '../../core/catalogue/pictureAddresses.ts';
import { landingText } from './text/landing.ts';

const STEP_PICTURES = [
  [
    itemUri('wide-castle-gate', 'azure', 'default'),
    itemUri('door', 'navy', 'default'),
    itemUri('gingerbread-door', 'cherry', 'default'),
  ],
  [
    itemUri('chest', 'oak', 'opened'),
    itemUri('skeleton-key', 'gold', 'default'),
    itemUri('letter', 'ivory', 'opened'),
  ],
  [
    itemUri('telephone', 'red', 'default'),
    itemUri('safe', 'gunmetal', 'default'),
    itemUri('padlock-key', 'brass', 'default'),
  ],
];

const KEYS = [
  itemUri('house-key', 'blue', 'default'),
  itemUri('master-key', 'gold', 'default'),
  itemUri('padlock-key', 'brass', 'default'),
];

/** How a room is made, in three sheets on a wooden wall. */
export function HowBand() {
  const { how } = landingText;
  return (
    <section className="band how">
      <div className="wide">
        <h2>{how.title}</h2>
        <ol className="steps">
          {how.steps.map(({ title, text }, index) => (
            <li key={title} className="paper pinned">
              <div className="pictures">
                {STEP_PICTURES[index]?.map((uri) => (
                  <img key={uri} src={uri} alt="" loading="lazy" />
                ))}
              </div>
              <h3>
                <span className="number">{index + 1}</span> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Shows what the editor proves about a room before it is published. */
export function ProofBand() {
  const { title, lead, points } = landingText.proof;
  return (
    <section className="band">
      <div className="wide pair">
        <div>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <ul className="ticks">
            {points.map((point) => (
              <li key={point.lead}>
                <Check aria-hidden="true" />
                <span>
                  <b>{point.lead}</b> {point.text}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Certificate />
      </div>
    </section>
  );
}

function Certificate() {
  const { caption, room, intro, lines, withheld, stamp } = landingText.proof.certificate;
  return (
    <div className="paper certificate">
      <p className="caption">{caption}</p>
      <h3>{room}</h3>
      <p className="muted small">{intro}</p>
      <p className="withheld">
        {lines.map((line) => (
          <span key={line}>{line.split(/(█+)/).map(redact)} </span>
        ))}
      </p>
      <p className="muted small end">{withheld}</p>
      <svg className="stamp" viewBox="0 0 200 200" aria-hidden="true">
        <g fill="none" stroke="#a92f45" strokeWidth="5">
          <circle cx="100" cy="100" r="92" />
          <circle cx="100" cy="100" r="66" strokeWidth="2.5" />
        </g>
        <path id="rim" d="M100 100m-76 0a76 76 0 1 1 152 0a76 76 0 1 1-152 0" fill="none" />
        <text fontSize="23" fill="#a92f45" textLength="470">
          <textPath href="#rim">{stamp}</textPath>
        </text>
        <path d="M100 62a20 20 0 0 1 11.5 36.4L120 136H80l8.5-37.6A20 20 0 0 1 100 62z" fill="#a92f45" />
      </svg>
    </div>
  );
}

function redact(part: string, index: number) {
  if (!part.startsWith('█')) return part;
  return <i key={index} className="redacted" style={{ width: `${part.length * 0.8}em` }} />;
}

/** Shows what schools get. */
export function SchoolBand() {
  const { title, lead, points, ask } = landingText.school;
  return (
    <section className="band deep">
      <div className="wide pair turned">
        <div className="classroom">
          <div className="frame">
            <img src="/art/backgrounds/classroom/day.webp" alt="" loading="lazy" width="640" height="360" />
          </div>
          <ResultsSheet />
        </div>
        <div>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <ul className="ticks">
            {points.map((point) => (
              <li key={point}>
                <Check aria-hidden="true" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <a className="line" href="/pricing">
            {ask}
          </a>
        </div>
      </div>
    </section>
  );
}

/** A teacher's view of results, pinned to the picture. */
function ResultsSheet() {
  const { title, rows } = landingText.school.results;
  return (
    <div className="paper pinned results">
      <table>
        <caption>{title}</caption>
        <tbody>
          {rows.map(([name, time, end]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{time}</td>
              <td>{end}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Prices, as keys on a board. */
export function PriceBand() {
  const { title, plans, compare } = landingText.price;
  return (
    <section className="band centred">
      <div className="wide">
        <h2>{title}</h2>
        <div className="rack">
          {plans.map(({ name, price, once, text }, index) => (
            <div key={name}>
              <img src={KEYS[index]} alt="" loading="lazy" />
              <h3>{name}</h3>
              <p className="price">
                {price} <small>{once}</small>
              </p>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <a className="line" href="/pricing">
          {compare}
        </a>
      </div>
    </section>
  );
}
