/** The colours of a chart. */
export interface Chart {
  paper: string;
  sea: string;
  land: string;
  pen: string;
}
