import { Component, useState, type ComponentProps, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Fade from '@mui/material/Fade';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItem from '@mui/material/ListItem';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialIcon, { type SpeedDialIconProps } from '@mui/material/SpeedDialIcon';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel, { type StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tooltip from '@mui/material/Tooltip';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BreadRecipe from './demos/bread-recipe.tsx';
import LeafArea from './demos/leaf-area.tsx';
import ShelfCode from './demos/shelf-code.tsx';

claim(
  'The tooltip gives it event handlers, a description and a ref, and it passes all of them on to its element.',
  async () => {
    await show(<ShelfCode />);
    await page.getByRole('button', { name: 'Add 780.92 BAC to your list' }).hover();
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    const described = page.getByRole('button').element().getAttribute('aria-describedby');
    expect(described).toBe(page.getByRole('tooltip').element().id);
  },
);

claim(
  'Without the last line, `StepButton` puts a second `StepLabel` around it, and the step shows two icons.',
  async () => {
    const Plain = (props: StepLabelProps) => <StepLabel {...props} />;
    const Named = Object.assign((props: StepLabelProps) => <StepLabel {...props} />, {
      muiName: 'StepLabel',
    });
    const draw = (label: ReactNode) =>
      show(
        <Stepper nonLinear>
          <Step>
            <StepButton>{label}</StepButton>
          </Step>
        </Stepper>,
      );
    const first = await draw(<Named>Address</Named>);
    expect(document.querySelectorAll('.MuiStepIcon-root')).toHaveLength(1);
    await first.unmount();
    await draw(<Plain>Address</Plain>);
    expect(document.querySelectorAll('.MuiStepIcon-root')).toHaveLength(2);
  },
);

claim(
  'Do not set `optional` or `icon` before the spread here: `StepButton` passes both on, even when they are `undefined`.',
  async () => {
    const Before = Object.assign(
      (props: StepLabelProps) => <StepLabel optional="Lost" {...props} />,
      { muiName: 'StepLabel' },
    );
    const After = Object.assign(
      (props: StepLabelProps) => <StepLabel {...props} optional={props.optional ?? 'Kept'} />,
      { muiName: 'StepLabel' },
    );
    await show(
      <Stepper nonLinear>
        <Step>
          <StepButton>
            <Before>Address</Before>
          </StepButton>
        </Step>
        <Step>
          <StepButton>
            <After>Delivery</After>
          </StepButton>
        </Step>
      </Stepper>,
    );
    await expect.element(page.getByRole('button', { name: /Delivery/ })).toMatchTextContent(/Kept/);
    expect(document.body.textContent).not.toContain('Lost');
  },
);

claim(
  '`component` changes the root element of a component and keeps its styles and behavior.',
  async () => {
    await show(<BreadRecipe />);
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveClass('MuiTypography-h6');
    expect(document.querySelector('article')?.className).toContain('MuiCard-root');
    expect(document.querySelector('ol')?.className).toContain('MuiList-root');
  },
);

claim(
  'Any other element without `href`, such as a `div`, gets `role="button"`, and :kbd[Enter] and :kbd[Space] call `onClick`.',
  async () => {
    const onClick = vi.fn();
    await show(
      <Button component="div" onClick={onClick}>
        Play
      </Button>,
    );
    const button = page.getByRole('button', { name: 'Play' });
    expect(button.element().tagName).toBe('DIV');
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(2);
  },
);

claim(
  'React then removes the old elements and creates new ones: the elements inside lose their state and the focus.',
  async () => {
    function Guests() {
      const [count, setCount] = useState(0);
      const Inline = (props: ComponentProps<'li'>) => <li {...props} />;
      return (
        <ul>
          <ListItem component={Inline}>
            <input aria-label="Guest" onChange={() => setCount(count + 1)} />
          </ListItem>
        </ul>
      );
    }
    await show(<Guests />);
    const before = page.getByLabelText('Guest').element();
    await page.getByLabelText('Guest').click();
    await userEvent.keyboard('A');
    await expect.poll(() => page.getByLabelText('Guest').element()).not.toBe(before);
    expect(document.activeElement).toBe(document.body);
    await expect.element(page.getByLabelText('Guest')).toHaveValue('');
  },
);

claim(
  '| a tooltip does not show on hover | the child does not pass on the ref, or not the event handlers |',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const NoRef = (props: ComponentProps<'button'>) => <button {...props} ref={null} />;
    const NoHandlers = ({ children, ref }: ComponentProps<'button'>) => (
      <button ref={ref}>{children}</button>
    );
    const onOpen = vi.fn();
    await show(
      <>
        <Tooltip title="Shelf" describeChild onOpen={onOpen}>
          <NoRef>No ref</NoRef>
        </Tooltip>
        <Tooltip title="Floor" describeChild>
          <NoHandlers>No handlers</NoHandlers>
        </Tooltip>
        <Tooltip title="Row" describeChild>
          <button>Both</button>
        </Tooltip>
      </>,
    );
    const shown = () => document.querySelectorAll('[role="tooltip"]').length;
    await page.getByRole('button', { name: 'No ref' }).hover();
    await expect.poll(() => onOpen).toHaveBeenCalled();
    expect(shown()).toBe(0);
    await page.getByRole('button', { name: 'No handlers' }).hover();
    await page.getByRole('button', { name: 'Both' }).hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Row');
    expect(shown()).toBe(1);
  },
);

claim(
  'when the child passes on the ref but not the props, it logs an error in development.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const NoHandlers = ({ children, ref }: ComponentProps<'button'>) => (
      <button ref={ref}>{children}</button>
    );
    await show(
      <Tooltip title="Floor">
        <NoHandlers>No handlers</NoHandlers>
      </Tooltip>,
    );
    await expect
      .poll(() => error.mock.calls.flat().join(' '))
      .toContain('not forwarding its props correctly');
  },
);

class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim(
  '| a transition throws `Cannot read properties of null` | the child of `Fade`, `Grow`, `Slide` or `Zoom` has no ref |',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const NoRef = (props: ComponentProps<'p'>) => <p {...props} ref={null} />;
    await show(
      <Catch>
        <Fade in>
          <NoRef>Open now</NoRef>
        </Fade>
      </Catch>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^Cannot read properties of null/);
  },
);

claim(
  '| `onClickAway` is never called | `ClickAwayListener` does not know the element |',
  async () => {
    const lost = vi.fn();
    const found = vi.fn();
    const Plain = ({ children }: { children?: ReactNode }) => <p>{children}</p>;
    await show(
      <>
        <ClickAwayListener onClickAway={lost}>
          <Plain>Without a ref</Plain>
        </ClickAwayListener>
        <ClickAwayListener onClickAway={found}>
          <p>With a ref</p>
        </ClickAwayListener>
        <button>Elsewhere</button>
      </>,
    );
    await page.getByRole('button').click();
    await expect.poll(() => found).toHaveBeenCalled();
    expect(lost).not.toHaveBeenCalled();
  },
);

claim('`Leaf` measures its own width, and `Fade` animates it.', async () => {
  await show(<LeafArea />);
  const leaf = page.getByText('Oak leaf: 220 px wide');
  await expect.element(leaf).toBeVisible();
  await page.getByLabelText('Show the specimen').click();
  await expect.element(leaf).not.toBeVisible();
});

claim(
  '| `SpeedDial` | `SpeedDialIcon` | the icon does not turn when the dial opens |',
  async () => {
    const Plain = (props: SpeedDialIconProps) => <SpeedDialIcon {...props} />;
    const Named = Object.assign((props: SpeedDialIconProps) => <SpeedDialIcon {...props} />, {
      muiName: 'SpeedDialIcon',
    });
    const turned = async (icon: ReactNode) => {
      const { unmount } = await show(<SpeedDial ariaLabel="Share" open icon={icon} />);
      const found = document.querySelectorAll('.MuiSpeedDialIcon-iconOpen').length;
      await unmount();
      return found;
    };
    expect(await turned(<Named />)).toBe(1);
    expect(await turned(<Plain />)).toBe(0);
  },
);

claim(
  '| `FormControl` | `Input`, `Select` | in server-rendered HTML, the label overlaps the value |',
  () => {
    const Plain = (props: OutlinedInputProps) => <OutlinedInput {...props} />;
    const Named = Object.assign((props: OutlinedInputProps) => <OutlinedInput {...props} />, {
      muiName: 'Input',
    });
    const html = (input: ReactNode) =>
      renderToString(
        <FormControl>
          <InputLabel>City</InputLabel>
          {input}
        </FormControl>,
      );
    expect(html(<Named defaultValue="Lisbon" />)).toContain('data-shrink="true"');
    expect(html(<Plain defaultValue="Lisbon" />)).toContain('data-shrink="false"');
  },
);
