/** What a chart is drawn with. */
export interface Chart {
  paper: string;
  sea: string;
  land: string;
  pen: string;
}
