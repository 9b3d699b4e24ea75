/** One sheet of the calendar: the number of days, and the weekday column of the first. */
export interface Month {
  days: number;
  first: number;
  sky: string;
  horizon: string;
  land: string;
  /** The colour of the trees: round ones in the bright months, firs in winter. */
  crown: string;
  isNight: boolean;
}

export const SPRING: Month = {
  days: 30,
  first: 2,
  sky: '#7fc0dc',
  horizon: '#fbe3d8',
  land: '#7fb45c',
  crown: '#f0a0b8',
  isNight: false,
};
export const SUMMER: Month = {
  days: 31,
  first: 4,
  sky: '#3f9ad4',
  horizon: '#c8ecf0',
  land: '#dcb860',
  crown: '#4f9a4a',
  isNight: false,
};
export const AUTUMN: Month = {
  days: 30,
  first: 1,
  sky: '#d9825a',
  horizon: '#f9dca4',
  land: '#a8743c',
  crown: '#d9602e',
  isNight: false,
};
export const WINTER: Month = {
  days: 30,
  first: 3,
  sky: '#2f3f78',
  horizon: '#8f8ab8',
  land: '#dfe8f2',
  crown: '#6f8fb0',
  isNight: true,
};
