import { useNavigate } from 'react-router';
import { Bar, CartesianGrid, Cell, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { BarRectangleItem } from 'recharts';
import type { MarkTone, PlotData, PlotRow } from './plot-data.ts';

const colourOf = (tone: MarkTone): string => `var(--${tone})`;
const valueOf = (place: number) => (row: PlotRow) => row.values[place] ?? null;
const axis = { stroke: 'var(--muted)', fontSize: 12, tickLine: false, axisLine: { stroke: 'var(--line)' } } as const;
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Mark {
  kind: PlotData['kind'];
  series: PlotData['series'][number];
  place: number;
  rows: readonly PlotRow[];
  open: (mark: BarRectangleItem) => void;
}

/** Not a component: Recharts looks for its own among the children of a chart. */
const markOf = ({ kind, series: { name, tone }, place, rows, open }: Mark) => {
  if (kind === 'line') {
    return (
      <Line
        key={name}
        name={name}
        dataKey={valueOf(place)}
        type="stepAfter"
        stroke={colourOf(tone)}
        strokeWidth={2}
        dot={rows.length < 20}
        isAnimationActive={!isStill()}
        connectNulls={false}
      />
    );
  }
  return (
    <Bar
      key={name}
      name={name}
      dataKey={valueOf(place)}
      fill={colourOf(tone)}
      radius={kind === 'bars' ? [3, 3, 0, 0] : 0}
      {...(kind === 'stacked' ? { stackId: 'all' } : {})}
      maxBarSize={44}
      isAnimationActive={!isStill()}
      onClick={open}
      className={rows.some(({ to }) => to?.[place] !== undefined) ? 'plot-leads' : ''}
    >
      {rows.some((row) => row.tone !== undefined) ? rows.map((row) => <Cell key={row.key} fill={colourOf(row.tone ?? tone)} />) : null}
    </Bar>
  );
};

/** Recharts draws it; arrow keys walk along the marks and say them. */
export const Drawing = ({ kind, series, rows, words = String, highest, label }: PlotData) => {
  const navigate = useNavigate();
  const open = (place: number) => (mark: BarRectangleItem) => {
    const to = (mark.payload as PlotRow | undefined)?.to?.[place];
    if (to !== undefined) void navigate(to);
  };
  const heads = new Map(rows.map(({ key, head }) => [key, head]));
  const shorts = new Map(rows.map(({ key, head, short = head }) => [key, short]));
  return (
    <div className="plot-space">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={[...rows]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer title={label}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="key" tickFormatter={(key: string) => shorts.get(key) ?? key} minTickGap={8} {...axis} />
          <YAxis
            width="auto"
            allowDecimals={false}
            tickFormatter={(value: number) => words(value)}
            {...axis}
            axisLine={false}
            {...(highest === undefined ? {} : { domain: [0, highest] })}
          />
          <Tooltip
            cursor={{ fill: 'var(--fir-tint)' }}
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8, color: 'var(--ink)' }}
            itemStyle={{ color: 'var(--ink)' }}
            labelFormatter={(key) => heads.get(String(key)) ?? ''}
            formatter={(value) => words(Number(value))}
            isAnimationActive={false}
          />
          {series.length > 1 ? <Legend iconType="square" iconSize={10} /> : null}
          {series.map((one, place) => markOf({ kind, series: one, place, rows, open: open(place) }))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
};
