/// Those of Yoga's fixtures that stack views can say, as Tools/yoga-rows.py writes them: its name, the tree, and frames in
/// From tests/generated of the public repository facebook/yoga, commit f6206ec3.
enum YogaFixtures {
  static let text = """
    align_content_flex_start_nowrap | (r w140 h120 (c w50 h10) (c w50 h10)) | 0 0 140 120 0 0 50 10 50 0 50 10 | 0 0 140 120 90 0 50 10 40 0 50 10
    align_content_flex_end_nowrap | (r w140 h120 (c w50 h10) (c w50 h10)) | 0 0 140 120 0 0 50 10 50 0 50 10 | 0 0 140 120 90 0 50 10 40 0 50 10
    align_content_center_nowrap | (r w140 h120 (c w50 h10) (c w50 h10)) | 0 0 140 120 0 0 50 10 50 0 50 10 | 0 0 140 120 90 0 50 10 40 0 50 10
    align_content_space_between_nowrap | (r w140 h120 (c w50 h10) (c w50 h10)) | 0 0 140 120 0 0 50 10 50 0 50 10 | 0 0 140 120 90 0 50 10 40 0 50 10
    align_content_space_around_nowrap | (r w140 h120 (c w50 h10) (c w50 h10)) | 0 0 140 120 0 0 50 10 50 0 50 10 | 0 0 140 120 90 0 50 10 40 0 50 10
    align_content_space_evenly_nowrap | (r w140 h120 (c w50 h10) (c w50 h10)) | 0 0 140 120 0 0 50 10 50 0 50 10 | 0 0 140 120 90 0 50 10 40 0 50 10
    align_content_stretch_is_not_overriding_align_items | (c (r ac w100 h100 (c w10 h10))) | 0 0 100 100 0 0 100 100 0 45 10 10 | 0 0 100 100 0 0 100 100 90 45 10 10
    align_items_stretch | (c w100 h100 (c h10)) | 0 0 100 100 0 0 100 10 | 0 0 100 100 0 0 100 10
    align_items_center | (c ac w100 h100 (c w10 h10)) | 0 0 100 100 45 0 10 10 | 0 0 100 100 45 0 10 10
    align_items_flex_start | (c as w100 h100 (c w10 h10)) | 0 0 100 100 0 0 10 10 | 0 0 100 100 90 0 10 10
    align_items_flex_end | (c ae w100 h100 (c w10 h10)) | 0 0 100 100 90 0 10 10 | 0 0 100 100 0 0 10 10
    align_items_center_child_without_margin_bigger_than_parent | (c jc ac w52 h52 (c ac (c w72 h72))) | 0 0 52 52 -10 -10 72 72 0 0 72 72 | 0 0 52 52 -10 -10 72 72 0 0 72 72
    align_items_flex_end_child_without_margin_bigger_than_parent | (c jc ac w52 h52 (c ae (c w72 h72))) | 0 0 52 52 -10 -10 72 72 0 0 72 72 | 0 0 52 52 -10 -10 72 72 0 0 72 72
    align_items_non_stretch_s526008 | (c w400 h400 (r (c as (c (c w0 h10))))) | 0 0 400 400 0 0 400 10 0 0 0 10 0 0 0 10 0 0 0 10 | 0 0 400 400 0 0 400 10 400 0 0 10 0 0 0 10 0 0 0 10
    border_container_match_child | (c pl10 pt10 pr10 pb10 (c w10 h10)) | 0 0 30 30 10 10 10 10 | 0 0 30 30 10 10 10 10
    border_flex_child | (c w100 h100 pl10 pt10 pr10 pb10 (c w10 g1)) | 0 0 100 100 10 10 10 80 | 0 0 100 100 80 10 10 80
    border_stretch_child | (c w100 h100 pl10 pt10 pr10 pb10 (c h10)) | 0 0 100 100 10 10 80 10 | 0 0 100 100 10 10 80 10
    box_sizing_border_box_percent | (c w100 h100 (c %w50 %h25 pl20 pt20 pr20 pb20)) | 0 0 100 100 0 0 50 40 | 0 0 100 100 50 0 50 40
    box_sizing_border_box_border_only_percent | (c w100 h100 (c %w50)) | 0 0 100 100 0 0 50 0 | 0 0 100 100 50 0 50 0
    box_sizing_border_box_children | (c w100 h100 pl15 pt15 pr15 pb15 (c w25 h25) (c w25 h25) (c w25 h25) (c w25 h25)) | 0 0 100 100 15 15 25 25 15 40 25 25 15 65 25 25 15 90 25 25 | 0 0 100 100 60 15 25 25 60 40 25 25 60 65 25 25 60 90 25 25
    box_sizing_border_box_siblings | (c w100 h100 (c w25 h25) (c w25 h25 pl20 pt20 pr20 pb20) (c w25 h25) (c w25 h25)) | 0 0 100 100 0 0 25 25 0 25 40 40 0 65 25 25 0 90 25 25 | 0 0 100 100 75 0 25 25 60 25 40 40 75 65 25 25 75 90 25 25
    box_sizing_border_box_max_width | (c w100 h100 (c h25 mw50 pl20 pt20 pr20 pb20) (c w25 h25)) | 0 0 100 100 0 0 50 40 0 40 25 25 | 0 0 100 100 50 0 50 40 75 40 25 25
    box_sizing_border_box_max_height | (c w100 h100 (c w50 mh50 pl20 pt20 pr20 pb20) (c w25 h25)) | 0 0 100 100 0 0 50 40 0 40 25 25 | 0 0 100 100 50 0 50 40 75 40 25 25
    box_sizing_border_box_min_width | (c w100 h100 (c h25 nw50 pl20 pt20 pr20 pb20) (c w25 h25)) | 0 0 100 100 0 0 100 40 0 40 25 25 | 0 0 100 100 0 0 100 40 75 40 25 25
    box_sizing_border_box_min_height | (c w100 h100 (c w50 nh50 pl20 pt20 pr20 pb20) (c w25 h25)) | 0 0 100 100 0 0 50 50 0 50 25 25 | 0 0 100 100 50 0 50 50 75 50 25 25
    box_sizing_border_box_no_height_no_width | (c w100 h100 (c pl9 pt9 pr9 pb9)) | 0 0 100 100 0 0 100 18 | 0 0 100 100 0 0 100 18
    box_sizing_border_box_nested | (c w100 h100 pl18 pt18 pr18 pb18 (c w20 h20 pl9 pt9 pr9 pb9 (c w10 h5 pl3 pt3 pr3 pb3))) | 0 0 100 100 18 18 20 20 9 9 10 6 | 0 0 100 100 62 18 20 20 1 9 10 6
    wrap_child | (c (c w100 h100)) | 0 0 100 100 0 0 100 100 | 0 0 100 100 0 0 100 100
    wrap_grandchild | (c (c (c w100 h100))) | 0 0 100 100 0 0 100 100 0 0 100 100 | 0 0 100 100 0 0 100 100 0 0 100 100
    display_none | (r w100 h100 (c g1) (c x g1)) | 0 0 100 100 0 0 100 100 0 0 0 0 | 0 0 100 100 0 0 100 100 0 0 0 0
    display_none_fixed_size | (r w100 h100 (c g1) (c x w20 h20)) | 0 0 100 100 0 0 100 100 0 0 0 0 | 0 0 100 100 0 0 100 100 0 0 0 0
    container_child_overflows_definite_parent_column | (c w200 h300 (c (c w50 h500))) | 0 0 200 300 0 0 200 500 0 0 50 500 | 0 0 200 300 0 0 200 500 150 0 50 500
    container_child_overflows_definite_parent_row | (r w300 h200 (c (c w500 h50))) | 0 0 300 200 0 0 500 200 0 0 500 50 | 0 0 300 200 -200 0 500 200 0 0 500 50
    container_child_within_bounds_column | (c w200 h300 (c (c w50 h100))) | 0 0 200 300 0 0 200 100 0 0 50 100 | 0 0 200 300 0 0 200 100 150 0 50 100
    multiple_container_children_overflow_column | (c w200 h300 (c (c h400)) (c (c h500))) | 0 0 200 300 0 0 200 400 0 0 200 400 0 400 200 500 0 0 200 500 | 0 0 200 300 0 0 200 400 0 0 200 400 0 400 200 500 0 0 200 500
    explicit_and_container_children_column | (c w200 h300 (c h100) (c (c h500))) | 0 0 200 300 0 0 200 100 0 100 200 500 0 0 200 500 | 0 0 200 300 0 0 200 100 0 100 200 500 0 0 200 500
    flex_direction_column_no_height | (c w100 (c h10) (c h10) (c h10)) | 0 0 100 30 0 0 100 10 0 10 100 10 0 20 100 10 | 0 0 100 30 0 0 100 10 0 10 100 10 0 20 100 10
    flex_direction_row_no_width | (r h100 (c w10) (c w10) (c w10)) | 0 0 30 100 0 0 10 100 10 0 10 100 20 0 10 100 | 0 0 30 100 20 0 10 100 10 0 10 100 0 0 10 100
    flex_direction_column | (c w100 h100 (c h10) (c h10) (c h10)) | 0 0 100 100 0 0 100 10 0 10 100 10 0 20 100 10 | 0 0 100 100 0 0 100 10 0 10 100 10 0 20 100 10
    flex_direction_row | (r w100 h100 (c w10) (c w10) (c w10)) | 0 0 100 100 0 0 10 100 10 0 10 100 20 0 10 100 | 0 0 100 100 90 0 10 100 80 0 10 100 70 0 10 100
    flex_direction_column_reverse | (c! w100 h100 (c h10) (c h10) (c h10)) | 0 0 100 100 0 90 100 10 0 80 100 10 0 70 100 10 | 0 0 100 100 0 90 100 10 0 80 100 10 0 70 100 10
    flex_direction_row_reverse | (r! w100 h100 (c w10) (c w10) (c w10)) | 0 0 100 100 90 0 10 100 80 0 10 100 70 0 10 100 | 0 0 100 100 0 0 10 100 10 0 10 100 20 0 10 100
    flex_direction_row_reverse_padding_left | (r! w100 h100 pl100 (c w10) (c w10) (c w10)) | 0 0 100 100 90 0 10 100 80 0 10 100 70 0 10 100 | 0 0 100 100 100 0 10 100 110 0 10 100 120 0 10 100
    flex_direction_row_reverse_padding_right | (r! w100 h100 pr100 (c w10) (c w10) (c w10)) | 0 0 100 100 -10 0 10 100 -20 0 10 100 -30 0 10 100 | 0 0 100 100 0 0 10 100 10 0 10 100 20 0 10 100
    flex_direction_column_reverse_padding_top | (c! w100 h100 pt100 (c w10) (c w10) (c w10)) | 0 0 100 100 0 100 10 0 0 100 10 0 0 100 10 0 | 0 0 100 100 90 100 10 0 90 100 10 0 90 100 10 0
    flex_direction_column_reverse_padding_bottom | (c! w100 h100 pb100 (c w10) (c w10) (c w10)) | 0 0 100 100 0 0 10 0 0 0 10 0 0 0 10 0 | 0 0 100 100 90 0 10 0 90 0 10 0 90 0 10 0
    flex_direction_row_reverse_border_left | (r! w100 h100 pl100 (c w10) (c w10) (c w10)) | 0 0 100 100 90 0 10 100 80 0 10 100 70 0 10 100 | 0 0 100 100 100 0 10 100 110 0 10 100 120 0 10 100
    flex_direction_row_reverse_border_right | (r! w100 h100 pr100 (c w10) (c w10) (c w10)) | 0 0 100 100 -10 0 10 100 -20 0 10 100 -30 0 10 100 | 0 0 100 100 0 0 10 100 10 0 10 100 20 0 10 100
    flex_direction_column_reverse_border_top | (c! w100 h100 pt100 (c w10) (c w10) (c w10)) | 0 0 100 100 0 100 10 0 0 100 10 0 0 100 10 0 | 0 0 100 100 90 100 10 0 90 100 10 0 90 100 10 0
    flex_direction_column_reverse_border_bottom | (c! w100 h100 pb100 (c w10) (c w10) (c w10)) | 0 0 100 100 0 0 10 0 0 0 10 0 0 0 10 0 | 0 0 100 100 90 0 10 0 90 0 10 0 90 0 10 0
    column_gap_inflexible | (r w80 h100 k10 (c w20) (c w20) (c w20)) | 0 0 80 100 0 0 20 100 30 0 20 100 60 0 20 100 | 0 0 80 100 60 0 20 100 30 0 20 100 0 0 20 100
    column_gap_justify_flex_start | (r w100 h100 k10 (c w20) (c w20) (c w20)) | 0 0 100 100 0 0 20 100 30 0 20 100 60 0 20 100 | 0 0 100 100 80 0 20 100 50 0 20 100 20 0 20 100
    column_gap_justify_center | (r jc w100 h100 k10 (c w20) (c w20) (c w20)) | 0 0 100 100 10 0 20 100 40 0 20 100 70 0 20 100 | 0 0 100 100 70 0 20 100 40 0 20 100 10 0 20 100
    column_gap_justify_flex_end | (r je w100 h100 k10 (c w20) (c w20) (c w20)) | 0 0 100 100 20 0 20 100 50 0 20 100 80 0 20 100 | 0 0 100 100 60 0 20 100 30 0 20 100 0 0 20 100
    column_gap_justify_space_between | (r jb w100 h100 k10 (c w20) (c w20) (c w20)) | 0 0 100 100 0 0 20 100 40 0 20 100 80 0 20 100 | 0 0 100 100 80 0 20 100 40 0 20 100 0 0 20 100
    column_gap_determines_parent_width | (r h100 k10 (c w10) (c w20) (c w30)) | 0 0 80 100 0 0 10 100 20 0 20 100 50 0 30 100 | 0 0 80 100 70 0 10 100 40 0 20 100 0 0 30 100
    row_gap_determines_parent_height | (c w100 k10 (c h10) (c h20) (c h30)) | 0 0 100 80 0 0 100 10 0 20 100 20 0 50 100 30 | 0 0 100 80 0 0 100 10 0 20 100 20 0 50 100 30
    justify_content_row_flex_start | (r w102 h102 (c w10) (c w10) (c w10)) | 0 0 102 102 0 0 10 102 10 0 10 102 20 0 10 102 | 0 0 102 102 92 0 10 102 82 0 10 102 72 0 10 102
    justify_content_row_flex_end | (r je w102 h102 (c w10) (c w10) (c w10)) | 0 0 102 102 72 0 10 102 82 0 10 102 92 0 10 102 | 0 0 102 102 20 0 10 102 10 0 10 102 0 0 10 102
    justify_content_row_center | (r jc w102 h102 (c w10) (c w10) (c w10)) | 0 0 102 102 36 0 10 102 46 0 10 102 56 0 10 102 | 0 0 102 102 56 0 10 102 46 0 10 102 36 0 10 102
    justify_content_row_space_between | (r jb w102 h102 (c w10) (c w10) (c w10)) | 0 0 102 102 0 0 10 102 46 0 10 102 92 0 10 102 | 0 0 102 102 92 0 10 102 46 0 10 102 0 0 10 102
    justify_content_column_flex_start | (c w102 h102 (c h10) (c h10) (c h10)) | 0 0 102 102 0 0 102 10 0 10 102 10 0 20 102 10 | 0 0 102 102 0 0 102 10 0 10 102 10 0 20 102 10
    justify_content_column_flex_end | (c je w102 h102 (c h10) (c h10) (c h10)) | 0 0 102 102 0 72 102 10 0 82 102 10 0 92 102 10 | 0 0 102 102 0 72 102 10 0 82 102 10 0 92 102 10
    justify_content_column_center | (c jc w102 h102 (c h10) (c h10) (c h10)) | 0 0 102 102 0 36 102 10 0 46 102 10 0 56 102 10 | 0 0 102 102 0 36 102 10 0 46 102 10 0 56 102 10
    justify_content_column_space_between | (c jb w102 h102 (c h10) (c h10) (c h10)) | 0 0 102 102 0 0 102 10 0 46 102 10 0 92 102 10 | 0 0 102 102 0 0 102 10 0 46 102 10 0 92 102 10
    justify_content_min_width_with_padding_child_width_greater_than_parent | (c w1000 h1584 (r (r jc nw400 pl100 pr100 (r w300 h100)))) | 0 0 1000 1584 0 0 1000 100 0 0 500 100 100 0 300 100 | 0 0 1000 1584 0 0 1000 100 500 0 500 100 100 0 300 100
    justify_content_min_width_with_padding_child_width_lower_than_parent | (c w1080 h1584 (r (r jc nw400 pl100 pr100 (r w199 h100)))) | 0 0 1080 1584 0 0 1080 100 0 0 400 100 101 0 199 100 | 0 0 1080 1584 0 0 1080 100 680 0 400 100 101 0 199 100
    justify_content_space_between_indefinite_container_dim_with_free_space | (c ac w300 (r jb nw200 (c w50 h50) (c w50 h50))) | 0 0 300 50 50 0 200 50 0 0 50 50 150 0 50 50 | 0 0 300 50 50 0 200 50 150 0 50 50 0 0 50 50
    justify_content_flex_start_row_reverse | (r! w100 h100 (c w20) (c w20) (c w20)) | 0 0 100 100 80 0 20 100 60 0 20 100 40 0 20 100 | 0 0 100 100 0 0 20 100 20 0 20 100 40 0 20 100
    justify_content_flex_end_row_reverse | (r! w100 h100 (c w20) (c w20) (c w20)) | 0 0 100 100 80 0 20 100 60 0 20 100 40 0 20 100 | 0 0 100 100 0 0 20 100 20 0 20 100 40 0 20 100
    justify_content_overflow_row_flex_start | (r w102 h102 (c w40) (c w40) (c w40)) | 0 0 102 102 0 0 40 102 40 0 40 102 80 0 40 102 | 0 0 102 102 62 0 40 102 22 0 40 102 -18 0 40 102
    justify_content_overflow_row_flex_end | (r je w102 h102 (c w40) (c w40) (c w40)) | 0 0 102 102 -18 0 40 102 22 0 40 102 62 0 40 102 | 0 0 102 102 80 0 40 102 40 0 40 102 0 0 40 102
    justify_content_overflow_row_center | (r jc w102 h102 (c w40) (c w40) (c w40)) | 0 0 102 102 -9 0 40 102 31 0 40 102 71 0 40 102 | 0 0 102 102 71 0 40 102 31 0 40 102 -9 0 40 102
    justify_content_overflow_row_space_between | (r jb w102 h102 (c w40) (c w40) (c w40)) | 0 0 102 102 0 0 40 102 40 0 40 102 80 0 40 102 | 0 0 102 102 62 0 40 102 22 0 40 102 -18 0 40 102
    max_width | (c w100 h100 (c h10 mw50)) | 0 0 100 100 0 0 50 10 | 0 0 100 100 50 0 50 10
    max_height | (r w100 h100 (c w10 mh50)) | 0 0 100 100 0 0 10 50 | 0 0 100 100 90 0 10 50
    justify_content_min_max | (c jc w100 nh100 mh200 (c w60 h60)) | 0 0 100 100 0 20 60 60 | 0 0 100 100 40 20 60 60
    align_items_min_max | (c ac h100 nw100 mw200 (c w60 h60)) | 0 0 100 100 20 0 60 60 | 0 0 100 100 20 0 60 60
    justify_content_overflow_min_max | (c jc nh100 mh110 (c w50 h50) (c w50 h50) (c w50 h50)) | 0 0 50 110 0 -20 50 50 0 30 50 50 0 80 50 50 | 0 0 50 110 0 -20 50 50 0 30 50 50 0 80 50 50
    padding_container_match_child | (c pl10 pt10 pr10 pb10 (c w10 h10)) | 0 0 30 30 10 10 10 10 | 0 0 30 30 10 10 10 10
    padding_flex_child | (c w100 h100 pl10 pt10 pr10 pb10 (c w10 g1)) | 0 0 100 100 10 10 10 80 | 0 0 100 100 80 10 10 80
    padding_stretch_child | (c w100 h100 pl10 pt10 pr10 pb10 (c h10)) | 0 0 100 100 10 10 80 10 | 0 0 100 100 10 10 80 10
    child_with_padding_align_end | (c je ae w200 h200 (c w100 h100 pl20 pt20 pr20 pb20)) | 0 0 200 200 100 100 100 100 | 0 0 200 200 0 100 100 100
    percentage_width_height | (r w200 h200 (c %w30 %h30)) | 0 0 200 200 0 0 60 60 | 0 0 200 200 140 0 60 60
    rounding_flex_basis_flex_grow_row_width_of_100 | (r w100 h100 (c g1) (c g1) (c g1)) | 0 0 100 100 0 0 33 100 33 0 34 100 67 0 33 100 | 0 0 100 100 67 0 33 100 33 0 34 100 0 0 33 100
    rounding_flex_basis_flex_grow_row_prime_number_width | (r w113 h100 (c g1) (c g1) (c g1) (c g1) (c g1)) | 0 0 113 100 0 0 23 100 23 0 22 100 45 0 23 100 68 0 22 100 90 0 23 100 | 0 0 113 100 90 0 23 100 68 0 22 100 45 0 23 100 23 0 22 100 0 0 23 100
    nested_overflowing_child_in_constraint_parent | (c w100 h100 (c w100 h100 (c w200 h200))) | 0 0 100 100 0 0 100 100 0 0 200 200 | 0 0 100 100 0 0 100 100 -100 0 200 200
    parent_wrap_child_size_overflowing_parent | (c w100 h100 (c w100 (c w100 h200))) | 0 0 100 100 0 0 100 200 0 0 100 200 | 0 0 100 100 0 0 100 200 0 0 100 200
    """
}
