import { type Bytes, EvaluationError, Float, LatLng, Path, type RulesValue } from '../values/RulesValue.ts';
import type { Args } from './Args.ts';
import { defineMethods } from './Method.ts';

const EARTH_RADIUS_METERS = 6_371_010;

export const bytesMethods = defineMethods<Bytes>({
  size: [0, ({ buffer }) => BigInt(buffer.length)],
  toBase64: [0, ({ buffer }, _args, meter) => meter.readText(buffer.toString('base64'))],
  toHexString: [0, ({ buffer }, _args, meter) => meter.readText(buffer.toString('hex'))],
});

export const latlngMethods = defineMethods<LatLng>({
  latitude: [0, ({ latitude }) => new Float(latitude)],
  longitude: [0, ({ longitude }) => new Float(longitude)],
  /** In meters. */
  distance: [1, (from, args) => new Float(distance(from, toPlace(args.any(0))))],
});

export const pathMethods = defineMethods<Path>({
  bind: [1, bindPath],
});

/** @throws EvaluationError for another type */
function toPlace(value: RulesValue): LatLng {
  if (value instanceof LatLng) return value;
  throw new EvaluationError('an argument is no latlng');
}

/** Along the great circle, by the haversine formula. */
function distance(from: LatLng, to: LatLng): number {
  const [latitude, otherLatitude] = [radians(from.latitude), radians(to.latitude)];
  const height = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const part = height + Math.cos(latitude) * Math.cos(otherLatitude) * width;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(Math.min(1, part)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Puts values for a path's segments that begin with `$`. @throws EvaluationError where one is not bound to a text */
function bindPath({ segments }: Path, args: Args): Path {
  const values = args.map(0);
  return new Path(
    segments.map((segment) => (segment.startsWith('$') ? bound(values.get(segment.slice(1))) : segment)),
  );
}

/** @throws EvaluationError if it is not a text */
function bound(value: RulesValue | undefined): string {
  if (typeof value === 'string') return value;
  throw new EvaluationError('a segment of the path is not bound to a text');
}
