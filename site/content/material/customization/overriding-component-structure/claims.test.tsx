import { createRef, useState, type HTMLAttributes } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { mergeSlotProps } from '@mui/material/utils';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CourseAlert from './demos/course-alert.tsx';
import ExhibitionCards from './demos/exhibition-cards.tsx';
import FaqAccordion from './demos/faq-accordion.tsx';
import IngredientSearch from './demos/ingredient-search.tsx';
import SeverityLabel from './demos/severity-label.tsx';

function part(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

const SpanButton = (props: IconButtonProps) => <IconButton component="span" {...props} />;

claim(
  'The alert is a `<section>` with the role `region` here, its icon is centered, and its close button is larger.',
  async () => {
    await show(<CourseAlert />);
    expect(part('.MuiAlert-root').tagName).toBe('SECTION');
    await expect.element(page.getByRole('region', { name: 'Course notice' })).toBeVisible();
    expect(getComputedStyle(part('.MuiAlert-icon')).alignItems).toBe('center');
    const button = page.getByRole('button', { name: 'Close' });
    await expect.element(button).toHaveClass('MuiIconButton-sizeMedium');
    await button.click();
    await expect.element(page.getByRole('button', { name: 'Show the notice again' })).toBeVisible();
  },
);

claim(
  'Here the cards are list items, and each title is an `h3` that looks like an `h6`.',
  async () => {
    await show(<ExhibitionCards />);
    expect(part('.MuiCard-root').tagName).toBe('LI');
    const title = page.getByRole('heading', { level: 3, name: 'Clocks without hands' });
    await expect.element(title).toHaveClass('MuiTypography-h6');
  },
);

claim(
  'A `Button` with `component="div"` gets `role="button"` and reacts to the keyboard, but even with `type="submit"` it does not submit a form.',
  async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const click = vi.fn();
    await show(
      <form onSubmit={submit}>
        <Button component="div" {...{ type: 'submit' }} onClick={click}>
          Send
        </Button>
        <Button type="submit">Send for real</Button>
      </form>,
    );
    const button = page.getByRole('button', { name: 'Send', exact: true });
    expect(button.element().tagName).toBe('DIV');
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(click).toHaveBeenCalledTimes(2);
    expect(submit).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Send for real' }).click();
    expect(submit).toHaveBeenCalledTimes(1);
  },
);

claim(
  'On an `Alert`, `slotProps={{ closeButton: { onClick } }}` replaces `onClose`: the alert no longer closes.',
  async () => {
    const onClose = vi.fn();
    const onClick = vi.fn();
    await show(
      <Alert onClose={onClose} slotProps={{ closeButton: { onClick } }}>
        Notice
      </Alert>,
    );
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  },
);

claim('What you pass is merged with what the component sets:', async () => {
  const outer = createRef<HTMLDivElement>();
  const inner = createRef<HTMLDivElement>();
  await show(
    <Alert
      ref={outer}
      style={{ color: 'red', top: 1 }}
      slotProps={{ root: { ref: inner, className: 'mine', style: { top: 2 } } }}
    >
      Notice
    </Alert>,
  );
  const root = part('.MuiAlert-root');
  expect(outer.current).toBe(root);
  expect(inner.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.getAttribute('style')).toContain('color: red');
  expect(root.getAttribute('style')).toContain('top: 2px');
});

claim('An accordion wraps its summary in an `h3` by default.', async () => {
  await show(
    <Accordion>
      <AccordionSummary>Bikes</AccordionSummary>
    </Accordion>,
  );
  await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible();
});

claim(
  '`Fade` only changes the opacity, so closed content would leave an empty space. `unmountOnExit` removes it.',
  async () => {
    await show(
      <Accordion slots={{ transition: Fade }}>
        <AccordionSummary>Dogs</AccordionSummary>
        <AccordionDetails>On a leash.</AccordionDetails>
      </Accordion>,
    );
    expect(part('.MuiAccordion-region').getBoundingClientRect().height).toBeGreaterThan(20);
  },
);

claim('On a page where the accordion sits below an `h3`, make it an `h4`:', async () => {
  await show(<FaqAccordion />);
  await expect.element(page.getByRole('heading', { level: 4 })).toBeVisible();
  const button = page.getByRole('button', { name: /bring my bike/ });
  const answer = page.getByText(/in the last carriage/);
  expect(document.querySelector('.MuiAccordion-region')).toBe(null);
  await button.click();
  await expect.element(answer).toBeVisible();
  await button.click();
  await expect.poll(() => document.querySelector('.MuiAccordion-region')).toBe(null);
});

claim(
  "It gets the `ownerState`, which holds the component's props and internal state, and returns the props of the slot.",
  async () => {
    await show(<SeverityLabel />);
    const weight = () => getComputedStyle(part('.MuiAlert-message')).fontWeight;
    expect(weight()).not.toBe('700');
    await page.getByRole('button', { name: 'error' }).click();
    await expect.poll(weight).toBe('700');
  },
);

claim(
  "The footer needs the number of selected ingredients, which isn't in the props of the slot. A context passes it down.",
  async () => {
    await show(<IngredientSearch />);
    await page.getByRole('combobox').click();
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('option', { name: 'Basil' }).click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
  },
);

claim(
  'React unmounts the old one and mounts the new one: an input inside loses its text and the focus.',
  async () => {
    function Inline() {
      const [count, setCount] = useState(0);
      return (
        <>
          <Typography>Render {count}</Typography>
          <Alert
            slots={{
              message: () => (
                <input
                  aria-label="Note"
                  onKeyDown={(event) => event.key === 'Enter' && setCount(1)}
                />
              ),
            }}
          />
        </>
      );
    }
    await show(<Inline />);
    await page.getByRole('textbox').fill('Text');
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Render 1')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue('');
    await expect.element(page.getByRole('textbox')).not.toHaveFocus();
  },
);

claim(
  'The first icon is a `<span>` that keeps its padding and size. The second one is a plain `<span>` with the class names and no styles.',
  async () => {
    await show(
      <>
        <Alert data-testid="styled" slotProps={{ icon: { component: 'span' } }} />
        <Alert data-testid="bare" slots={{ icon: 'span' }} />
      </>,
    );
    const styledIcon = part('[data-testid=styled] .MuiAlert-icon');
    const bareIcon = part('[data-testid=bare] .MuiAlert-icon');
    expect([styledIcon.tagName, bareIcon.tagName]).toEqual(['SPAN', 'SPAN']);
    expect(getComputedStyle(styledIcon).paddingTop).toBe('7px');
    expect(getComputedStyle(bareIcon).paddingTop).toBe('0px');
  },
);

claim(
  'otherwise React sets an attribute `ownerstate="[object Object]"` and logs an error.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Leaky(props: HTMLAttributes<HTMLDivElement>) {
      return <div {...props} data-testid="leaky" />;
    }
    await show(<Alert slots={{ message: Leaky }}>Hot</Alert>);
    expect(page.getByTestId('leaky').element().getAttribute('ownerstate')).toBe('[object Object]');
    expect(error).toHaveBeenCalled();
  },
);

claim(
  'A component made with `styled()` from Material UI takes care of this: it reads `ownerState` for its styles and does not pass it on.',
  async () => {
    const Message = styled('div')<{ ownerState?: { severity?: string } }>({
      variants: [
        { props: ({ ownerState }) => ownerState?.severity === 'error', style: { opacity: 0.5 } },
      ],
    });
    await show(
      <Alert severity="error" slots={{ message: Message }}>
        Hot
      </Alert>,
    );
    const message = part('.MuiAlert-message');
    expect(getComputedStyle(message).opacity).toBe('0.5');
    expect(message.hasAttribute('ownerstate')).toBe(false);
  },
);

claim(
  '`mergeSlotProps` joins class names, `style` and `sx`, and calls both event handlers. Values from outside win.',
  () => {
    const outside = {
      className: 'outside',
      title: 'outside',
      onClick: vi.fn(),
      style: { top: 2 },
      sx: { p: 1 },
    };
    const own = {
      className: 'own',
      title: 'own',
      onClick: vi.fn(),
      style: { top: 1, left: 1 },
      sx: { m: 1 },
    };
    const merged = mergeSlotProps<typeof outside, typeof own, typeof outside>(outside, own);
    merged.onClick();
    expect(outside.onClick).toHaveBeenCalledTimes(1);
    expect(own.onClick).toHaveBeenCalledTimes(1);
    expect(merged.className).toBe('own outside');
    expect(merged.title).toBe('outside');
    expect(merged.style).toEqual({ top: 2, left: 1 });
    expect(merged.sx).toEqual([{ m: 1 }, { p: 1 }]);
  },
);

claim('`slotProps.root.sx` replaces `sx` on the component; the two are not merged.', async () => {
  await show(
    <Alert sx={{ opacity: 0.5, top: '1px' }} slotProps={{ root: { sx: { top: '2px' } } }}>
      Notice
    </Alert>,
  );
  const { opacity, top } = getComputedStyle(part('.MuiAlert-root'));
  expect([opacity, top]).toEqual(['1', '2px']);
});

claim(
  "`slotProps={{ closeButton: { component: 'span' } }}` leaves an `Alert` with a close button that has no role and can't be focused",
  async () => {
    // The bare element gets the props of the button.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = await show(
      <Alert onClose={() => undefined} slotProps={{ closeButton: { component: 'span' } }}>
        Notice
      </Alert>,
    );
    const close = part('.MuiAlert-action > *');
    expect([close.tagName, close.getAttribute('role')]).toEqual(['SPAN', null]);
    expect(close.hasAttribute('tabindex')).toBe(false);
    await rerender(
      <Alert onClose={() => undefined} slots={{ closeButton: SpanButton }}>
        Notice
      </Alert>,
    );
    const button = page.getByRole('button', { name: 'Close' });
    await expect.element(button).toHaveAttribute('tabindex', '0');
    expect(button.element().tagName).toBe('SPAN');
  },
);

claim(
  "and `slotProps={{ paper: { component: 'section' } }}` removes the background of an `Autocomplete` popup.",
  async () => {
    const popup = async (
      slotProps: AutocompleteProps<string, false, false, false>['slotProps'],
    ) => {
      const { unmount } = await show(
        <Autocomplete
          open
          options={['Basil']}
          slotProps={{ ...slotProps }}
          renderInput={(params) => <TextField {...params} label="Ingredient" />}
        />,
      );
      await expect.element(page.getByRole('option')).toBeVisible();
      const paper = part('.MuiAutocomplete-paper');
      const result = [paper.tagName, getComputedStyle(paper).backgroundColor];
      await unmount();
      return result;
    };
    expect(await popup({})).toEqual(['DIV', 'rgb(255, 255, 255)']);
    expect(await popup({ paper: { component: 'section' } })).toEqual([
      'SECTION',
      'rgba(0, 0, 0, 0)',
    ]);
  },
);

claim('ignored if the component fills the slot itself', async () => {
  await show(<Alert slotProps={{ message: { children: 'Mine' } }}>Notice</Alert>);
  expect(part('.MuiAlert-message').textContent).toBe('Notice');
});

claim(
  'TypeScript accepts a function for `chip`, `clearIndicator` and `popupIndicator`, but it is never called.',
  async () => {
    // A plain function: React complains about the properties of a mock.
    const calls: string[] = [];
    const from = (slot: string) => () => {
      calls.push(slot);
      return { title: slot };
    };
    await show(
      <Autocomplete
        multiple
        open
        value={['Basil']}
        options={['Basil']}
        slotProps={{
          listbox: from('listbox'),
          chip: from('chip'),
          clearIndicator: from('clearIndicator'),
          popupIndicator: from('popupIndicator'),
        }}
        renderInput={(params) => <TextField {...params} label="Ingredient" />}
      />,
    );
    await expect.element(page.getByRole('listbox')).toHaveAttribute('title', 'listbox');
    for (const name of ['MuiChip-root', 'MuiAutocomplete-clearIndicator'])
      expect(part(`.${name}`)).toBeInTheDocument();
    expect(new Set(calls)).toEqual(new Set(['listbox']));
  },
);

claim(
  'If the component has its own handler on a slot, some slots call both and others only yours.',
  async () => {
    const onClose = vi.fn();
    const onClick = vi.fn();
    await show(
      <Modal open onClose={onClose} slotProps={{ backdrop: { onClick } }}>
        <p>Notice</p>
      </Modal>,
    );
    await userEvent.click(part('.MuiModal-backdrop'), { position: { x: 5, y: 300 } });
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

claim(
  'A new element does not replace a role that the component sets: an `Alert` rendered as a `<section>` still has `role="alert"`.',
  async () => {
    await show(<Alert slotProps={{ root: { component: 'section' } }}>Notice</Alert>);
    const alert = page.getByRole('alert');
    await expect.element(alert).toBeVisible();
    expect(alert.element().tagName).toBe('SECTION');
  },
);
