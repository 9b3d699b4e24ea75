import * as v from 'valibot';

/** Schemas that several others share. */

export const finiteNumber = v.pipe(v.number(), v.finite());
export const positiveNumber = v.pipe(finiteNumber, v.gtValue(0));
export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const filledString = v.pipe(v.string(), v.nonEmpty());

/** A percentage of a picture or of the stage. */
export const percent = v.pipe(finiteNumber, v.minValue(0), v.maxValue(100));

/** `#rrggbb`. */
export const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

/**
 * A picture's address on this site or the web. Other schemes (`javascript:`, `data:`) could run or hide
 * something in a player's page.
 */
export const pictureAddress = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(
    /^(?:https?:\/\/|(?![a-z][a-z0-9+.-]*:))/i,
    'An address of a picture has to be of this site or of the web.',
  ),
);
